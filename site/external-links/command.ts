import fs from 'node:fs';
import path from 'node:path';
import { checkLinks, type Found } from './check-links';
import { collectLinks } from './collect-links';
import { EXCEPTIONS, leaveOut } from './exceptions';

/* `npm run links:external [folder of the built site]` asks where the links of the last build lead that
 * lead out of it. What leads somewhere is believed for some days. */

const CACHE = '.cache/external-links.json';
const SHOWN_PAGES = 3;

async function main(outDir = 'build') {
  if (!fs.existsSync(outDir)) {
    throw new Error(`There is no folder "${outDir}"; run "npm run build" first.`);
  }
  const pagesOf = await collectLinks(outDir);
  const links = [...pagesOf.keys()];
  const { asked, useless } = leaveOut(links, EXCEPTIONS);

  const found = fs.existsSync(CACHE) ? (JSON.parse(fs.readFileSync(CACHE, 'utf8')) as Found) : {};
  const problems = await checkLinks(asked, found);
  fs.mkdirSync(path.dirname(CACHE), { recursive: true });
  fs.writeFileSync(CACHE, JSON.stringify(found, null, 2));

  for (const [link, problem] of problems) {
    console.error(`${link}: ${problem}\n  on ${shorten(pagesOf.get(link) ?? [])}`);
  }
  if (problems.size > 0) {
    console.error(
      'Mend these links. One that people can follow and programs cannot goes into site/external-links/exceptions.ts, with the reason.',
    );
  }
  for (const { prefix } of useless) {
    console.error(
      `No link begins with ${prefix}; take it out of site/external-links/exceptions.ts.`,
    );
  }
  console.log(
    `${asked.length} links, ${problems.size} of them broken; ${links.length - asked.length} not asked.`,
  );
  process.exitCode = problems.size + useless.length > 0 ? 1 : 0;
}

function shorten(pages: string[]) {
  const more = pages.length - SHOWN_PAGES;
  return pages.slice(0, SHOWN_PAGES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
