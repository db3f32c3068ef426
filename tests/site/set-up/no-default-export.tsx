/** A page that forgets to export its component as default. */
export function Page() {
  return null;
}
