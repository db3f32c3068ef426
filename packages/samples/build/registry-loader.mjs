/**
 * Removes the second reference to each module from Docusaurus's registry: it makes the bundler compile modules that
 * nothing has imported yet. Only server rendering needs it.
 *
 * @param {string} text - `"chunk": [() => import('@site/docs/router.mdx'), …, require.resolveWeak('@site/docs/router.mdx')],`
 */
export default function registryLoader(text) {
  return text.replaceAll('require.resolveWeak(', 'void (');
}
