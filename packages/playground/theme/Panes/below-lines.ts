import { setDiagnosticsEffect, type Diagnostic } from '@codemirror/lint';
import { StateField, type Text } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';

/** A CodeMirror extension that shows diagnostics below their lines, as samples show expected errors. */
export const belowLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, newDoc }) {
    const found = effects.find((effect) => effect.is(setDiagnosticsEffect));
    return found ? decorate(found.value, newDoc) : shown.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorate(diagnostics: readonly Diagnostic[], doc: Text) {
  const decorations = diagnostics.map(({ to, source = '', message }) =>
    Decoration.widget({ widget: new ProblemWidget(source, message), block: true, side: 1 }).range(
      doc.lineAt(to).to,
    ),
  );
  return Decoration.set(decorations, true);
}

class ProblemWidget extends WidgetType {
  constructor(
    readonly source: string,
    readonly message: string,
  ) {
    super();
  }

  override eq(other: ProblemWidget) {
    return other.source === this.source && other.message === this.message;
  }

  override toDOM() {
    const problem = Object.assign(document.createElement('span'), { className: 'e' });
    const code = Object.assign(document.createElement('b'), { textContent: this.source });
    problem.append(code, ` ${this.message}`);
    // CodeMirror measures widgets without margins: the box contains those of the error.
    const box = Object.assign(document.createElement('div'), { className: 'panes__problem' });
    box.append(problem);
    return box;
  }
}
