/** Writes a function without its body: `[Function: sum]`, `[class Tram extends Vehicle]`. */
export function describeFunction(
  value: { name: string },
  constructor: string | null,
  tag: string,
): string {
  const source = Function.prototype.toString.call(value);
  if (/^class\b[^(]*\{/.test(source)) {
    return describeClass(value);
  }
  const type = constructor ?? 'Function';
  const name = value.name === '' ? ' (anonymous)' : `: ${value.name}`;
  const shownTag = tag !== '' && tag !== constructor ? ` [${tag}]` : '';
  return `[${type}${constructor === null ? ' (null prototype)' : ''}${name}]${shownTag}`;
}

function describeClass(value: { name: string }) {
  const parent = (Object.getPrototypeOf(value) as { name?: string } | null)?.name;
  return `[class ${value.name || '(anonymous)'}${parent ? ` extends ${parent}` : ''}]`;
}
