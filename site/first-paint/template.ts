/*
 * Runs in the page: loads the deferred stylesheet and scripts after the first paint, that is in the second
 * frame. Hidden tabs have no frames, so there it loads them at once.
 * `async = false` runs scripts in order: Docusaurus then listens when a chunk fails. Firefox reports a failure
 * earlier; removing the failed script makes Docusaurus request the chunk again.
 */
const AFTER_FIRST_PAINT = `
(function () {
  function start() {
    var files = document.getElementById('after-first-paint').content.cloneNode(true);
    files.querySelectorAll('script').forEach(function (script) {
      script.async = false;
      script.addEventListener('error', function () { script.remove(); });
    });
    files.lastElementChild.onload = files.lastElementChild.onerror = function () {
      document.dispatchEvent(new Event('scriptsended'));
    };
    document.head.append(files);
  }
  document.hidden ? start() : requestAnimationFrame(function () {
    requestAnimationFrame(function () { setTimeout(start); });
  });
})();
`;

/**
 * The HTML of a page: Docusaurus's own template (@docusaurus/core/lib/ssg/ssgTemplate.html.js) with one
 * change: the stylesheet and the scripts are in a `<template>` until the first paint. So the banner for a
 * wrong base URL, which checks at DOMContentLoaded whether the scripts ran, has to check later.
 */
export const PAGE_TEMPLATE = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute.replace("'DOMContentLoaded'", "'scriptsended'") %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <template id="after-first-paint">
      <% it.stylesheets.forEach((stylesheet) => { %>
        <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
      <% }); %>
      <% it.scripts.forEach((script) => { %>
        <script src="<%= it.baseUrl %><%= script %>"></script>
      <% }); %>
    </template>
    <script>${AFTER_FIRST_PAINT}</script>
  </body>
</html>
`;
