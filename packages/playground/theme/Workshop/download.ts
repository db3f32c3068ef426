import { strToU8, zipSync } from 'fflate';
import { projectFiles, type ProjectSource } from './project';

/**
 * Hands a workshop to the reader as a zip file of a project.
 *
 * @param title - of the workshop, after which the file is named
 */
export function download(title: string, source: ProjectSource): void {
  const folder = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  const files = Object.entries(projectFiles(source));
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
