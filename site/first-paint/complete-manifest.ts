import fs from 'node:fs';

/** What Docusaurus knows of the built scripts: the chunks that each import needs, by what is imported. */
interface Manifest {
  origins: Record<string, string[]>;
}

/** What is used here of Rspack's compiler and of webpack's, which are the same in this. */
interface Compiler {
  hooks: { afterEmit: { tap: (name: string, run: (compilation: Compilation) => void) => void } };
}

interface Compilation {
  chunkGroups: readonly {
    origins: readonly { request?: string }[];
    chunks: readonly { id?: string | number | null }[];
  }[];
}

/**
 * A bundler plugin: tells Docusaurus which chunks a page needs, so that it names them in the page.
 *
 * Docusaurus asks for the chunks of the modules that it rendered, by what was imported. Its manifest has
 * them by chunk name, since webpack 5 took away where react-loadable-ssr-addon had them from; without
 * this, pages name the entry's scripts alone, and only those ask for the others.
 *
 * @param file - the manifest, which Docusaurus writes when files are emitted and reads after that
 */
export class CompleteManifest {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('CompleteManifest', ({ chunkGroups }) => {
      const manifest = JSON.parse(fs.readFileSync(this.file, 'utf8')) as Manifest;
      for (const { origins, chunks } of chunkGroups) {
        for (const { request } of origins) {
          if (request) {
            manifest.origins[request] ??= chunks.map(({ id }) => String(id));
          }
        }
      }
      fs.writeFileSync(this.file, JSON.stringify(manifest));
    });
  }
}
