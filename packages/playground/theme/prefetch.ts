/**
 * Fetches the compiler and types of a docs version when a reader is about to press Edit. Errors are ignored:
 * the playground fetches the files again, and reports errors.
 *
 * @param version - the folder or the label, e.g. `current` or `9.x`
 */
export async function prefetch(version: string): Promise<void> {
  try {
    const { default: play } =
      await import('@generated/docusaurus-samples-playground/default/play.json');
    const { types } = play.versions.find((one) => [one.version, one.label].includes(version))!;
    // Only to fill the browser's HTTP cache.
    await Promise.all([play.compiler, types].map((url) => fetch(url, { priority: 'low' })));
  } catch {
    // See above.
  }
}
