/**
 * A loader for the objects that Docusaurus generates, as JSON or as a module that exports JSON: leaves
 * the properties that its option `properties` names without content. Properties of properties have dots.
 */
export default function emptyProperties(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const object = JSON.parse(source.slice(start, end));
  for (const path of this.getOptions().properties) {
    const names = path.split('.');
    const last = names.pop();
    const owner = names.reduce((parent, name) => parent?.[name], object);
    if (owner?.[last]) {
      owner[last] = emptied(owner[last]);
    }
  }
  return source.slice(0, start) + JSON.stringify(object) + source.slice(end);
}

function emptied(value) {
  if (typeof value === 'string') {
    return '';
  }
  return Array.isArray(value) ? [] : {};
}
