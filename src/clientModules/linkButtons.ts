import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * The theme makes the categories of the sidebar, and the lists of the menu of narrow screens, of
 * links with the role of a button. Such a button must react to the space bar as well:
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
