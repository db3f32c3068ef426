import { expect, it } from 'vitest';
import { usedRules } from './used-rules';

const used = (stylesheet: string, body: string) =>
  usedRules(stylesheet, `<html lang=en class="docs page"><body>${body}</body></html>`);

it('leaves out rules for classes and ids that the page does not have', () => {
  const stylesheet =
    '.page a{top:0}.page .gone{top:1px}#here{top:2px}#gone{top:3px}@media print{.gone{top:4px}}p{top:5px}';
  expect(used(stylesheet, '<p id=here class=text><a href=/gone>gone</a>')).toBe(
    '.page a{top:0}#here{top:2px}p{top:5px}',
  );
});

it('keeps rules for what a page does not have', () => {
  const stylesheet =
    'a:not(.gone){top:0}.text:not(.gone,.lost) b{top:1px}:is(.text,.gone) i{top:2px}';
  expect(used(stylesheet, '<p class=text>')).toBe(stylesheet);
});

it('keeps rules for the states that readers and scripts bring about', () => {
  const stylesheet =
    '[data-theme=dark] .text:hover{color:red}html[data-has-hydrated=false] .text{top:0}';
  expect(used(stylesheet, '<p class="one text">')).toBe(stylesheet);
});

it('leaves out variables that nothing reads, and those that only these read', () => {
  const stylesheet =
    ':root{--read:1px;--of-gone:var(--of-of-gone);--of-of-gone:2px;--of-page:3px}.gone{top:var(--of-gone)}.text{top:var(--read)}';
  expect(used(stylesheet, '<p class=text style="margin:var(--of-page)">')).toBe(
    ':root{--read:1px;--of-page:3px}.text{top:var(--read)}',
  );
});

it('keeps the order of layers, which rules of the whole stylesheet have, too', () => {
  expect(used('@layer a{.gone{top:0}}@layer b{.text{top:0}}', '<p class=text>')).toBe(
    '@layer a;@layer b{.text{top:0}}',
  );
});
