import type { ThemeRegistrationRaw } from 'shiki';

/**
 * CSS classes of one letter, with the TextMate scopes of their tokens. An empty class overrides a shorter scope
 * above it. The colors are in theme/Sample/Sample.css.
 */
const SCOPES: [className: string, scopes: string[]][] = [
  ['k', ['keyword', 'storage', 'variable.language', 'punctuation.definition.template-expression']],
  ['', ['keyword.operator', 'storage.type.function.arrow']],
  ['k', ['keyword.operator.expression', 'keyword.operator.new', 'entity.name.tag']],
  ['f', ['entity.name.function', 'support.function', 'entity.name.command', 'keyword.other.http']],
  ['t', ['entity.name.type', 'entity.other.inherited-class', 'support.type', 'support.class']],
  ['s', ['string', 'punctuation.definition.string', 'markup.inline.raw']],
  ['', ['string.unquoted.argument', 'string.unquoted.plain', 'meta.template.expression']],
  ['n', ['constant', 'support.constant']],
  ['p', ['entity.other.attribute-name', 'support.type.property-name', 'entity.name.tag.yaml']],
  ['p', ['constant.other.option', 'entity.other.attribute-name']],
  ['', ['variable.other.constant', 'constant.character.escape.line-continuation']],
  ['c', ['comment', 'punctuation.definition.comment']],
  ['i', ['markup.inserted']],
  ['d', ['markup.deleted']],
];

/** Shiki's themes have colors, not classes: each entry of SCOPES gets a color that identifies it. */
const colorOf = (index: number) => `#${(index + 1).toString(16).padStart(6, '0').toUpperCase()}`;

const CLASSES = new Map(SCOPES.map(([className], index) => [colorOf(index), className]));

/** A theme whose colors stand for classes: the HTML is the same in light and dark mode. */
export const CODE_THEME: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  settings: SCOPES.map(([, scope], index) => ({ scope, settings: { foreground: colorOf(index) } })),
};

/** The class of a token by its color in the theme; `''` if it has none. */
export function classOfColor(color = ''): string {
  return CLASSES.get(color.toUpperCase()) ?? '';
}
