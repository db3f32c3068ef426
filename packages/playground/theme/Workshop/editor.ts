import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Compiler, PlayFile, Problem } from '../../compiler/compiler';

export type EditorOptions = {
  compiler: Pick<Compiler, 'hover' | 'complete'>;
  onChange: (text: string) => void;
  onRun: () => void;
  /** The id of the element that tells how to leave the editor by keyboard. */
  hint: string;
  /** The extensions for line numbers and diagnostics; must not change. The default also wraps long lines. */
  margins?: Extension;
};

/** The initial CodeMirror state of a file's editor. */
export function createState(
  { name, text }: PlayFile,
  {
    compiler,
    onChange,
    onRun,
    hint,
    margins = [lineNumbers(), lintGutter(), EditorView.lineWrapping],
  }: EditorOptions,
): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      margins,
      history(),
      bracketMatching(),
      closeBrackets(),
      indentOnInput(),
      javascript({ typescript: true, jsx: name.endsWith('x') }),
      syntaxHighlighting(COLORS),
      autocompletion({ override: [completionsFrom(compiler, name)], icons: false }),
      hoverTooltip((view, position) => typeAt(compiler, name, position), { hideOnChange: true }),
      keymap.of([
        { key: 'Mod-Enter', run: () => (onRun(), true) },
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...historyKeymap,
        ...completionKeymap,
        indentWithTab,
      ]),
      EditorView.contentAttributes.of({
        'aria-label': name,
        'aria-describedby': hint,
        // Only for axe: contenteditable elements are focusable anyway.
        tabindex: '0',
      }),
      EditorView.updateListener.of(({ docChanged, state: { doc } }) => {
        if (docChanged) {
          onChange(doc.toString());
        }
      }),
    ],
  });
}

/** Underlines problems, and marks their lines. */
export function showProblems(view: EditorView, problems: readonly Problem[]): void {
  const { length } = view.state.doc;
  const diagnostics = problems.map(({ from, to, code, message }) => ({
    from: Math.min(from, length),
    to: Math.min(to, length),
    severity: 'error' as const,
    message,
    source: `TS${code}`,
  }));
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

/** Moves the caret to an offset, and scrolls it to the middle. */
export function goTo(view: EditorView, position: number): void {
  const anchor = Math.min(position, view.state.doc.length);
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  });
  view.focus();
}

/** Replaces all text as one edit, which can be undone. */
export function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() !== text) {
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  }
}

/** By CodeMirror's tags, the classes of samples' tokens. */
const COLORS = HighlightStyle.define([
  { tag: [tags.keyword, tags.self, tags.modifier, tags.operatorKeyword, tags.tagName], class: 'k' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 's' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], class: 'n' },
  { tag: [tags.comment], class: 'c' },
  { tag: [tags.typeName, tags.className, tags.namespace], class: 't' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.labelName],
    class: 'f',
  },
  { tag: [tags.attributeName], class: 'p' },
]);

/** More completions would be slow, and nobody reads them. */
const MAX_COMPLETIONS = 200;

function completionsFrom(compiler: EditorOptions['compiler'], name: string) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    if (!context.explicit && !context.matchBefore(/[\w$.'"]/)) {
      return null;
    }
    const found = await compiler.complete(name, context.pos).catch(() => undefined);
    if (!found) {
      return null;
    }
    const options = found.entries.slice(0, MAX_COMPLETIONS).map((entry, index) => ({
      label: entry.name,
      detail: entry.kind,
      apply: entry.insertText,
      // Keeps TypeScript's order, which has the best first.
      boost: -Math.min(index, 99),
    }));
    return {
      from: found.from,
      options,
      validFor: /^[\w$]*$/,
    };
  };
}

async function typeAt(compiler: EditorOptions['compiler'], name: string, position: number) {
  const hover = await compiler.hover(name, position).catch(() => undefined);
  if (!hover) {
    return null;
  }
  const { from, to, type, documentation } = hover;
  return {
    pos: from,
    end: to,
    above: true,
    create() {
      const dom = document.createElement('div');
      dom.className = 'workshop__type sample-type';
      dom.append(Object.assign(document.createElement('code'), { textContent: type }));
      if (documentation) {
        dom.append(Object.assign(document.createElement('p'), { textContent: documentation }));
      }
      return { dom };
    },
  };
}
