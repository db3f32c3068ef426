/**
 * Fetches what the first Edit of a docs version needs, while the reader is about to press it. What does not
 * come is fetched, and said, when it is needed.
 *
 * @param version - as addresses of the playground name it, e.g. `current` or `9.x`
 */
export async function prefetch(version: string): Promise<void> {
  try {
    const { default: play } =
      await import('@generated/docusaurus-samples-playground/default/play.json');
    const { types } = play.versions.find((one) => [one.version, one.label].includes(version))!;
    // Browsers keep them: the next time, nothing comes over the network.
    await Promise.all([play.compiler, types].map((href) => fetch(href, { priority: 'low' })));
  } catch {
    // Nobody has asked for it yet.
  }
}
