import { expect, it } from 'vitest';
import { validateSamplesOptions } from '../../build/validate-options';

it('completes options', () => {
  const completed = validateSamplesOptions(undefined);
  expect(completed).toMatchObject({ docs: 'docs', documented: [], notChecked: {}, summaries: {} });
  expect(Object.values(completed)).not.toContain(undefined);
  expect(validateSamplesOptions({ documented: ['a'] })).toEqual({
    ...completed,
    documented: ['a'],
  });
});

it('knows nothing of the name that Docusaurus gives each plugin', () => {
  expect(validateSamplesOptions({ id: 'default' })).toEqual(validateSamplesOptions({}));
});

it('says all that is wrong, and what there is', () => {
  expect(() => validateSamplesOptions({ share: [], docs: 2 })).toThrowErrorMatchingInlineSnapshot(
    `[Error: The options of samples are wrong: "docs" must be a string. "share" is not allowed. There are documented, currentLabel, docs, undeclaredNames, preludes, notChecked, highlights, onUnknownMarks, compilerOptions, compilerOptionsByPage, languages, sideEffectFree, summaries; the README of docusaurus-checked-samples says what each is.]`,
  );
});

it('refuses a summary that it cannot read', () => {
  expect(() =>
    validateSamplesOptions({ summaries: { garden: { Plan: 'Plan TDef' } } }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: The options of samples are wrong: "summaries.garden.Plan" is no summary: "Plan TDef"; write one such as "Router = TDef.record" or "query (input: TInput) => TOutput". There are documented, currentLabel, docs, undeclaredNames, preludes, notChecked, highlights, onUnknownMarks, compilerOptions, compilerOptionsByPage, languages, sideEffectFree, summaries; the README of docusaurus-checked-samples says what each is.]`,
  );
});
