import ts from 'typescript';

/**
 * What the quickstart tells readers to use, as tsconfig.json has it. No `baseUrl`: `import 'express'` would
 * find express.ts.
 */
export const TSCONFIG_OPTIONS = {
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
};

/** The same, as TypeScript's API has it. */
export const COMPILER_OPTIONS: ts.CompilerOptions = ts.convertCompilerOptionsFromJson(
  TSCONFIG_OPTIONS,
  '',
).options;
