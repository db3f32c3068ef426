import ts from 'typescript';
import type { SamplesOptions } from '../page/options';

/**
 * What the quickstart tells readers to use, as tsconfig.json has it. No `baseUrl`: `import 'express'` would
 * find express.ts.
 */
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
  // As Node has it, which runs such files.
  allowImportingTsExtensions: true,
};

type Own = Pick<SamplesOptions, 'compilerOptions'>;

/** A site's own options for one of its pages. */
export function ownOptionsOn(
  page: string,
  { compilerOptions, compilerOptionsByPage }: Required<SamplesOptions>,
): Own {
  const ofPage = Object.entries(compilerOptionsByPage).filter(([part]) => page.includes(part));
  return {
    compilerOptions: ofPage.reduce((all, [, own]) => ({ ...all, ...own }), compilerOptions),
  };
}

/**
 * The compiler's options, as TypeScript's API has them: a site's own over those here.
 *
 * @throws where a site's own options are none of TypeScript
 */
export function compilerOptions(own: Own): ts.CompilerOptions {
  const all = { ...TSCONFIG_OPTIONS, ...own.compilerOptions };
  const { options, errors } = ts.convertCompilerOptionsFromJson(all, '');
  if (errors[0]) {
    const message = ts.flattenDiagnosticMessageText(errors[0].messageText, '\n');
    throw new Error(`"compilerOptions" of samples: ${message}`);
  }
  return options;
}
