import { expect, test } from '@playwright/test';
import { BUDGETS } from '../../budgets';
import { builtIndex, scopeOf, searchIn } from '../support/built-index';
import { addressOf, measure } from './search-labels/measure';
import { readLabels, VERSIONS } from './search-labels/read';

/** With a hump, capitals or an underscore */
const isName = (title: string) => /[a-z][A-Z]|[A-Z]{2}|_/.test(title);

for (const { version, root } of VERSIONS) {
  const search = searchIn(version);

  for (const { name, group, labels } of readLabels(version)) {
    const tag = group === 'questions' || group === 'pasted' ? '@nightly' : [];
    test(`search answers the ${group} of ${version} that are ${name}`, { tag }, async () => {
      const { missed, ...figures } = await measure(labels, root, search);
      const report = [JSON.stringify(figures), ...missed].join('\n');
      for (const [figure, limit] of Object.entries(BUDGETS.search[name][group])) {
        expect(figures[figure as keyof typeof figures], report).toBeGreaterThanOrEqual(limit);
      }
    });
  }

  test(`search leads from a name of ${version} to what defines it`, async () => {
    const sections = await builtIndex.load(scopeOf(version));
    const names = sections.filter(
      ({ isList, level, title, page }) =>
        isList && level === 3 && isName(title) && page.endsWith('/reference'),
    );
    const wrong: string[] = [];
    for (const { title, address } of names) {
      const [first] = await search(title);
      if (
        first !== address &&
        !sections.find((section) => section.address === first && section.level === 1)
      ) {
        wrong.push(`${title} → ${first}`);
      }
    }
    expect(names.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  test(`the labels of ${version} name sections that exist`, async () => {
    const addresses = (await builtIndex.load(scopeOf(version))).map(({ address }) => address);
    const gone = readLabels(version)
      .flatMap(({ labels }) => labels.flatMap(({ right }) => right))
      .filter((answer) => !addresses.includes(addressOf(answer, root)));
    expect(gone, 'renamed or removed: correct tests/site/search-labels').toEqual([]);
  });
}
