import { strToU8, zipSync } from 'fflate';
import { projectFiles } from './project';
import type { Start } from './start';

/** Hands a workshop to the reader as a zip file of a project, which is named after its title. */
export function download(start: Start): void {
  const folder = start.title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const files = Object.entries(projectFiles(start));
  const zip = zipSync(
    Object.fromEntries(files.map(([name, text]) => [`${folder}/${name}`, strToU8(text)])),
  );
  const address = URL.createObjectURL(new Blob([zip]));
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `${folder}.zip`,
  });
  link.click();
  URL.revokeObjectURL(address);
}
