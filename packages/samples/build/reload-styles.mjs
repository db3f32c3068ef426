/**
 * In the dev server, loads the style sheets again after each update: a page that is compiled when it is opened adds
 * styles to the one file that holds those of all pages.
 */
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'idle') {
    document.querySelectorAll('link[rel="stylesheet"]').forEach(reload);
  }
});

/** @param {HTMLLinkElement} link */
function reload(link) {
  const next = /** @type {HTMLLinkElement} */ (link.cloneNode());
  const address = new URL(link.href);
  address.searchParams.set('updated', String(Date.now()));
  next.href = address.href;
  next.onload = () => link.remove();
  link.after(next);
}
