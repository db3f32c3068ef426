// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { createState } from '../../theme/Workshop/editor';

test('colors a function that has type arguments as others', () => {
  const { contentDOM } = viewOf('make<Type>(); other();');
  const colored = Array.from(contentDOM.querySelectorAll('span'));
  const classes = ['make', 'other'].map(
    (name) => colored.find(({ textContent }) => textContent === name)?.className,
  );
  expect(classes[0]).toBeTruthy();
  expect(classes[0]).toBe(classes[1]);
});

function viewOf(text: string) {
  const nothing = () => Promise.resolve(undefined);
  const state = createState(
    { name: 'a.ts', text },
    {
      compiler: { hover: nothing, complete: nothing },
      onChange: () => {},
      onRun: () => {},
      hint: '',
    },
  );
  return new EditorView({ state, parent: document.body });
}
