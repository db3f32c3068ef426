import { readLibrary, reachable } from './language';

/** What programs in a worker find of browsers, by names of TypeScript's `lib.dom.d.ts`. */
const WORKER = [
  ...['fetch', 'Headers', 'Request', 'Response', 'FormData', 'Blob', 'File', 'ReadableStream'],
  ...['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'btoa', 'atob', 'structuredClone'],
  ...['AbortController', 'AbortSignal', 'DOMException', 'Event', 'EventTarget', 'CustomEvent'],
  ...['WebSocket', 'MessageEvent', 'CloseEvent', 'ErrorEvent', 'performance', 'crypto'],
];

/** Of these a worker's types have the names alone: they lead to all the rest. */
const FAR_FROM_WORKERS = new Set([
  ...['AudioData', 'CryptoKey', 'Document', 'Element', 'EventCounts', 'HTMLElement'],
  ...['HTMLFormElement', 'ImageBitmap', 'MediaSource', 'MediaStream', 'MessageEventSource'],
  ...['MessagePort', 'Node', 'OffscreenCanvas', 'PerformanceEventMap', 'PerformanceMark'],
  ...['PerformanceMeasure', 'PerformanceNavigation', 'PerformanceTiming', 'RTCDataChannel'],
  ...['ReadableByteStreamController', 'ServiceWorker', 'SubtleCrypto', 'TransformStream'],
  ...['VideoFrame', 'Window', 'WindowProxy', 'WritableStream'],
]);

/** What programs with a document find besides; of what these mention, the names alone. */
const DOCUMENT = [
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

/** What browsers have: in a worker, and besides in a page. Interfaces that both declare are one. */
export function browserTypes(): { worker: string; document: string } {
  const library = [readLibrary('lib.dom.d.ts'), readLibrary('lib.dom.iterable.d.ts')].join('\n');
  const worker = reachable(library, WORKER, (name) => !FAR_FROM_WORKERS.has(name));
  const page = reachable(library, DOCUMENT, () => false, worker.names);
  return { worker: worker.text, document: page.text };
}
