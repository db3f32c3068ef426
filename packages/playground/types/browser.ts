import { readLibrary, reachable } from './language';

/** What programs find of browsers, by names of TypeScript's `lib.dom.d.ts`: in a worker, and beside a document. */
const USED = [
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

/** What these take and give; of all else that they mention, there are the names alone. */
const IS_WHOLE =
  /(?:Init|Options|Body|Info|Part|Source|Iterator|EventMap|Listener|Object|Controller|Reader|Result)$/;

/** What browsers have, as programs use it. */
export function browserTypes(): string {
  const library = [readLibrary('lib.dom.d.ts'), readLibrary('lib.dom.iterable.d.ts')].join('\n');
  return reachable(library, USED, (name) => IS_WHOLE.test(name));
}
