import { projectFiles, type ProjectSource } from './project';

/**
 * Hands a workshop to the reader as a zip file of a project.
 *
 * @param title - of the workshop, after which the file is named
 * @throws where what writes zip files does not load
 */
export async function download(title: string, source: ProjectSource): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
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
