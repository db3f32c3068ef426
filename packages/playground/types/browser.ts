import { pickDeclarations, readLibrary } from './declarations';

/** The names of TypeScript's `lib.dom.d.ts` that programs can use. */
const NAMES = [
  ...['fetch', 'Headers', 'Request', 'Response', 'FormData', 'Blob', 'File', 'ReadableStream'],
  ...['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'btoa', 'atob', 'structuredClone'],
  ...['AbortController', 'AbortSignal', 'DOMException', 'Event', 'EventTarget', 'CustomEvent'],
  ...['WebSocket', 'MessageEvent', 'CloseEvent', 'ErrorEvent', 'performance', 'crypto'],
  ...['Body', 'Performance', 'Crypto', 'AddEventListenerOptions'],
  ...['document', 'window', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage'],
  ...['Window', 'Document', 'Element', 'Node', 'HTMLElement', 'DocumentFragment', 'Text', 'Attr'],
  ...['ParentNode', 'ChildNode', 'NonDocumentTypeChildNode', 'NonElementParentNode', 'Slottable'],
  ...['GlobalEventHandlers', 'WindowEventHandlers', 'HTMLOrSVGElement', 'ElementContentEditable'],
  ...['ElementCSSInlineStyle', 'DOMTokenList', 'NodeList', 'NodeListOf', 'HTMLCollection'],
  ...['HTMLCollectionOf', 'HTMLCollectionBase', 'NamedNodeMap', 'DOMStringMap', 'DOMRect'],
  ...['HTMLElementTagNameMap', 'HTMLInputElement', 'HTMLButtonElement', 'HTMLFormElement'],
  ...['HTMLTextAreaElement', 'HTMLSelectElement', 'HTMLOptionElement', 'HTMLAnchorElement'],
  ...['HTMLImageElement', 'HTMLLabelElement', 'HTMLDivElement', 'HTMLSpanElement'],
  ...['HTMLParagraphElement', 'HTMLUListElement', 'HTMLLIElement', 'HTMLDialogElement'],
  ...['UIEvent', 'MouseEvent', 'KeyboardEvent', 'InputEvent', 'FocusEvent', 'SubmitEvent'],
  ...['PointerEvent', 'EventModifierInit', 'Storage', 'Location', 'History', 'Navigator'],
  ...['MutationObserver', 'MutationRecord', 'IntersectionObserver', 'ResizeObserver'],
  ...['IntersectionObserverEntry', 'getComputedStyle', 'requestAnimationFrame'],
  ...['cancelAnimationFrame', 'alert', 'confirm', 'prompt', 'GlobalEventHandlersEventMap'],
  ...['HTMLElementEventMap', 'ElementEventMap', 'DocumentEventMap', 'WindowEventMap'],
];

/** Other names to include with their members, such as `RequestInit`; the rest become empty interfaces. */
const WITH_MEMBERS =
  /(?:Init|Options|Body|Info|Part|Source|Iterator|EventMap|Listener|Object|Controller|Reader|Result)$/;

/** The declarations of browsers' globals that programs can use. */
export function browserTypes(): string {
  const library = [readLibrary('lib.dom.d.ts'), readLibrary('lib.dom.iterable.d.ts')].join('\n');
  return pickDeclarations(library, NAMES, (name) => WITH_MEMBERS.test(name));
}
