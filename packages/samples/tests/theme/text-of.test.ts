import { expect, it } from 'vitest';
import { codePiece } from '../../check/html';
import { textOf } from '../../theme/Sample/text-of';

it('gives back the text of code as the build writes it', () => {
  const text = '<p title="&lt;">a &amp; b</p>';
  expect(textOf(codePiece(text, 'k', ' data-t=1') + codePiece(text, ''))).toBe(text + text);
});

it('reads what browsers write', () => {
  expect(textOf('<p>1 &lt; 2 &amp;&amp; 3&nbsp;&gt; 2</p>')).toBe('1 < 2 && 3 > 2');
});
