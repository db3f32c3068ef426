/*
 * Runs in the page: asks for all that waits, together. A hidden tab is not drawn, and waits for nothing.
 * The second frame begins when the first is on its way to the screen.
 * The scripts run in their order, so that a file that fails does so when Docusaurus listens to it. Firefox
 * says so before: what failed goes, so that Docusaurus does not wait for it, but asks anew.
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
 * How a page is written: Docusaurus's own template (@docusaurus/core/lib/ssg/ssgTemplate.html.js), with
 * one change: the stylesheet and the scripts wait in a template element until the page is drawn. The
 * plugin of this folder replaces the stylesheet in the head by the rules that the page needs until then.
 *
 * Docusaurus's banner for a wrong base URL asks at DOMContentLoaded whether the scripts ran.
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
