import css from '@eslint/css';
import docusaurus from '@docusaurus/eslint-plugin';
import baselineJs from 'eslint-plugin-baseline-js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SCRIPTS = ['**/*.{ts,tsx,mts,mjs,cjs,js}'];
/** What browsers run. */
const SHIPPED =
  '{src,shared/ui,features/{*/client,offline},packages/search/{client,engine,theme},packages/samples/{theme,worker},packages/playground/{compiler,theme,worker}}';
/** Components, and what they are made of. */
const THEMES = '{src,shared/ui,features/*/client,packages/*/theme}';
/** What all browsers have for two and a half years: https://web.dev/baseline. */
const BASELINE = { available: 'widely' };

export default tseslint.config(
  {
    ignores: [
      'build/',
      'packages/*/dist/',
      'test-results/',
      '**/.docusaurus/',
      '**/.cache/',
      'tests/second-site/build/',
      'libraries/',
      'tests/second-site/libraries/',
      'playwright-report/',
    ],
  },
  {
    files: SCRIPTS,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.mjs', '.dependency-cruiser.cjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
    // Where it is CommonJS, a tool reads it so.
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: [`${THEMES}/**/*.{ts,tsx}`],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    plugins: { '@docusaurus': docusaurus },
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    files: [`${SHIPPED}/**/*.css`],
    language: 'css/css',
    plugins: { css },
    rules: { 'css/use-baseline': ['error', BASELINE] },
  },
  {
    files: [`${SHIPPED}/**/*.{ts,tsx}`],
    plugins: { 'baseline-js': baselineJs },
    rules: baselineJs.configs['recommended-ts'](BASELINE).rules,
  },
);
