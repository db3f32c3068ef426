// @vitest-environment jsdom
import { currentCompletions } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import { expect, test, vi } from 'vitest';
import type { Completions } from '../../compiler/types';
import { createState } from '../../theme/Workshop/editor';

/** The editor asks a tenth of a second after a key; a machine that is busy takes longer. */
const BUSY = { timeout: 10_000 };

test('asks of what was typed while the compiler answered that there is nothing to complete', async () => {
  const answers: ((found: Completions | undefined) => void)[] = [];
  const view = viewOf('', () => new Promise((resolve) => answers.push(resolve)));
  type(view, 'client');
  await vi.waitFor(() => expect(answers).toHaveLength(1), BUSY);
  type(view, '.');
  answers[0]!({ from: 0, entries: [{ name: 'client', kind: 'const' }] });
  await vi.waitFor(() => expect(answers).toHaveLength(2), BUSY);
  answers[1]!({ from: 7, entries: [{ name: 'byId', kind: 'method' }] });
  const names = () => currentCompletions(view.state).map(({ label }) => label);
  await vi.waitFor(() => expect(names()).toEqual(['byId']), BUSY);
});

test('colors a function that has type arguments as others', () => {
  const { contentDOM } = viewOf('make<Type>(); other();');
  const colored = Array.from(contentDOM.querySelectorAll('span'));
  const classes = ['make', 'other'].map(
    (name) => colored.find(({ textContent }) => textContent === name)?.className,
  );
  expect(classes[0]).toBeTruthy();
  expect(classes[0]).toBe(classes[1]);
});

function viewOf(
  text: string,
  complete = (): Promise<Completions | undefined> => Promise.resolve(undefined),
) {
  const compiler = {
    hover: () => Promise.resolve(undefined),
    complete,
    format: () => Promise.resolve([]),
  };
  const state = createState(
    { name: 'a.ts', text },
    { compiler, onChange: () => {}, onRun: () => {}, hint: 'hint' },
  );
  return new EditorView({ state, parent: document.body });
}

function type(view: EditorView, insert: string) {
  const { head } = view.state.selection.main;
  view.dispatch({
    changes: { from: head, insert },
    selection: { anchor: head + insert.length },
    userEvent: 'input.type',
  });
}
