/**
 * Makes local storage absent where the browser denies it. DocSearch copes with its absence, but reads it
 * without a guard when the modal opens: where reading throws, search would never open.
 */
export function hideDeniedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}
