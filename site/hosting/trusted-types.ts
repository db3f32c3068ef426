/**
 * Runs in the page, before any other of its scripts: says which texts may become HTML, scripts and the
 * addresses of scripts where the browser asks for it, as the policy demands (`require-trusted-types-for`).
 *
 * React and Docusaurus write HTML as text at many places, such as headings in the contents and marked
 * words of hits. No such text needs an element that brings something else along: those are refused,
 * but for the empty script by which React makes one, and the documents of frames, which are sandboxed.
 * As text, scripts are structured data. Their addresses are the policy's own concern.
 */
export const TRUSTED_TYPES = `
window.trustedTypes && trustedTypes.createPolicy('default', {
  createHTML: function (html, type, sink) {
    var mayPass = html === '<script><\\/script>' || sink === 'HTMLIFrameElement srcdoc';
    var refused = /<(base|embed|form|frame|iframe|link|meta|object|script|style)\\b/i;
    return mayPass || !refused.test(html) ? html : null;
  },
  createScript: function (text) { JSON.parse(text); return text; },
  createScriptURL: function (url) { return url; }
});
`;
