/** The name of the class that made a value, or `null` when its prototype chain has none. */
export function constructorName(value: object): string | null {
  for (let owner: unknown = value; owner; owner = Object.getPrototypeOf(owner)) {
    const made = Object.getOwnPropertyDescriptor(owner, 'constructor')?.value as unknown;
    if (typeof made === 'function' && made.name !== '' && value instanceof made) {
      return made.name;
    }
  }
  return null;
}

/** The `Symbol.toStringTag` of a value's class; its own one is listed among its properties. */
export function tagOf(value: object): string {
  const tag: unknown = Reflect.get(value, Symbol.toStringTag);
  const isListed = Object.prototype.propertyIsEnumerable.call(value, Symbol.toStringTag);
  return typeof tag === 'string' && !isListed ? tag : '';
}

/** What stands before the braces: `Tram `, `Map(2) `, `[Object: null prototype] `. */
export function prefix(name: string | null, tag: string, fallback: string, size?: number): string {
  const count = size === undefined ? '' : `(${size})`;
  if (name === null) {
    const shownTag = tag !== '' && tag !== fallback ? `[${tag}] ` : '';
    return `[${fallback}${count}: null prototype] ${shownTag}`;
  }
  return tag !== '' && tag !== name ? `${name}${count} [${tag}] ` : `${name}${count} `;
}
