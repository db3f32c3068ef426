import fs from 'node:fs';

/** Docusaurus's manifest: the ids of the chunks that each import needs, by the imported module. */
interface Manifest {
  origins: Record<string, string[]>;
}

/** The part of Rspack's and webpack's compiler that is used here. */
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
 * A bundler plugin that adds to Docusaurus's manifest which chunks each import needs. Docusaurus looks there
 * for the chunks of the modules that it rendered, to load them by script elements in the page's HTML.
 *
 * Since webpack 5, react-loadable-ssr-addon lists chunks by chunk name instead, so Docusaurus finds none:
 * pages would name the entry's scripts alone, which load the other chunks later.
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
