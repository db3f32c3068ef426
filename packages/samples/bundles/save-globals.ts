/**
 * Saves the global variables of this thread and the properties of their objects, such as the methods of
 * `console` and `Response.prototype`.
 *
 * @returns a function that restores them, and deletes what was added since
 */
export function saveGlobals(): () => void {
  const saved = Array.from(
    globalObjects(),
    (object) => [object, Object.getOwnPropertyDescriptors(object)] as const,
  );
  return () => saved.forEach(([object, before]) => restore(object, before));
}

function globalObjects() {
  const found = new Set<object>([process.env]);
  for (let scope: object | null = globalThis; scope; scope = Reflect.getPrototypeOf(scope)) {
    found.add(scope);
  }
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    // Node defines its classes by getters, which are safe to call; other getters are not.
    const isClass = /^[A-Z]/.test(name);
    const value: unknown = isClass
      ? globalThis[name as never]
      : Object.getOwnPropertyDescriptor(globalThis, name)!.value;
    [value, (value as Partial<typeof Object> | undefined | null)?.prototype].forEach((object) => {
      if ((typeof object === 'object' && object !== null) || typeof object === 'function') {
        found.add(object);
      }
    });
  }
  return found;
}

function restore(object: object, before: Record<PropertyKey, PropertyDescriptor>) {
  const added = Reflect.ownKeys(object).filter((key) => !Object.hasOwn(before, key));
  added.forEach((key) => Reflect.deleteProperty(object, key));
  Object.defineProperties(object, before);
}
