import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * In the theme, categories of the sidebar and lists of the mobile menu are links with the role of a button.
 * This makes them react to the space bar, as buttons must:
 * https://www.w3.org/WAI/ARIA/apg/patterns/button/#keyboardinteraction
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.key === ' ' && target instanceof HTMLElement && target.matches('a[role="button"]')) {
      event.preventDefault();
      target.click();
    }
  });
}
