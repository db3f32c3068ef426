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
  const compiler = {
    hover: () => Promise.resolve(undefined),
    complete: () => new Promise<Completions | undefined>((resolve) => answers.push(resolve)),
    format: () => Promise.resolve([]),
  };
  const state = createState(
    { name: 'a.ts', text: '' },
    { compiler, onChange: () => {}, onRun: () => {}, hint: 'hint' },
  );
  const view = new EditorView({ state, parent: document.body });
  type(view, 'client');
  await vi.waitFor(() => expect(answers).toHaveLength(1), BUSY);
  type(view, '.');
  answers[0]!({ from: 0, entries: [{ name: 'client', kind: 'const' }] });
  await vi.waitFor(() => expect(answers).toHaveLength(2), BUSY);
  answers[1]!({ from: 7, entries: [{ name: 'byId', kind: 'method' }] });
  const names = () => currentCompletions(view.state).map(({ label }) => label);
  await vi.waitFor(() => expect(names()).toEqual(['byId']), BUSY);
});

function type(view: EditorView, insert: string) {
  const { head } = view.state.selection.main;
  view.dispatch({
    changes: { from: head, insert },
    selection: { anchor: head + insert.length },
    userEvent: 'input.type',
  });
}
