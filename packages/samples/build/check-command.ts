import { checkSite } from './check-site';
import { createChecker } from './checker';

/** `npm run check:samples [part of a page's path…]` */
async function main() {
  const checker = createChecker(process.cwd());
  const { faults, summary } = await checkSite(process.cwd(), checker, process.argv.slice(2));
  await checker.close();
  if (faults) {
    console.error(`${faults}\n`);
    process.exitCode = 1;
  }
  console.log(`Samples: ${summary}.`);
}

void main();
