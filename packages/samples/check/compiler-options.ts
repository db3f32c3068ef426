import ts from 'typescript';
import type { SamplesOptions } from '../page/options';

/** The defaults. Without `baseUrl`, with which `import 'express'` would resolve to a sample's `express.ts`. */
const TSCONFIG_OPTIONS = {
  strict: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  moduleDetection: 'Force',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  jsx: 'react-jsx',
  esModuleInterop: true,
  skipLibCheck: true,
  noEmit: true,
  // Node runs TypeScript files that import `./a.ts`.
  allowImportingTsExtensions: true,
};

type SiteOptions = Pick<SamplesOptions, 'compilerOptions'>;

/** Merges `compilerOptions` with the `compilerOptionsByPage` of a page. */
export function siteOptionsFor(
  page: string,
  { compilerOptions, compilerOptionsByPage }: Required<SamplesOptions>,
): SiteOptions {
  const ofPage = Object.entries(compilerOptionsByPage).filter(([part]) => page.includes(part));
  return {
    compilerOptions: ofPage.reduce((all, [, more]) => ({ ...all, ...more }), compilerOptions),
  };
}

/**
 * Converts the defaults, overridden by the site's options, to the format of TypeScript's API.
 *
 * @throws if an option of the site is invalid
 */
export function compilerOptions(site: SiteOptions): ts.CompilerOptions {
  const all = { ...TSCONFIG_OPTIONS, ...site.compilerOptions };
  const { options, errors } = ts.convertCompilerOptionsFromJson(all, '');
  if (errors[0]) {
    const message = ts.flattenDiagnosticMessageText(errors[0].messageText, '\n');
    throw new Error(`"compilerOptions" of samples: ${message}`);
  }
  return options;
}
