import { expect, it } from 'vitest';
import renovate from '../../.github/renovate.json';
import { overrides, workspaces } from '../../package.json';

it('Renovate leaves alone what docs versions document', () => {
  const libraries = workspaces.filter((pattern) => pattern.includes('libraries'));
  expect(libraries.length).toBeGreaterThan(0);
  expect(libraries.filter((pattern) => !/(^|\/)libraries\/\*$/.test(pattern))).toEqual([]);
  expect(renovate.ignorePaths).toContain('**/libraries/**');
});

it.each(Object.keys(overrides))(
  'Renovate leaves the override of %s alone, and says why',
  (name) => {
    const rules = renovate.packageRules.filter(({ matchPackageNames }) =>
      matchPackageNames.includes(name),
    );
    expect(rules.map(({ enabled }) => enabled)).toEqual([false]);
    expect(rules[0]?.description).toMatch(/\.$/);
  },
);
