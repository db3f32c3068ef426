import type { ThemeRegistrationRaw } from 'shiki';

/**
 * The classes of tokens, one letter each, and the TextMate scopes that get them. An empty class takes
 * back what a shorter scope above gave. theme/Sample/Sample.css has the colors.
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

/** Themes speak in colors: each rule gets one that stands for its class. */
const colorOf = (index: number) => `#${(index + 1).toString(16).padStart(6, '0').toUpperCase()}`;

const CLASSES = new Map(SCOPES.map(([className], index) => [colorOf(index), className]));

/** A theme of classes, so that CSS owns both color modes and the HTML never changes with a color. */
export const CODE_THEME: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  settings: SCOPES.map(([, scope], index) => ({ scope, settings: { foreground: colorOf(index) } })),
};

/** The class of a token, by the color that the theme gave it; `''` for the code's own color. */
export function classOfColor(color = ''): string {
  return CLASSES.get(color.toUpperCase()) ?? '';
}
