/**
 * Remembers what this thread has for all programs: global names, and what the objects under them have, such as
 * the methods of `console` and of `Response.prototype`.
 *
 * @returns a function that puts back what has been replaced or taken away since, and removes what was added
 */
export function rememberGlobals(): () => void {
  const known = Array.from(
    owners(),
    (owner) => [owner, Object.getOwnPropertyDescriptors(owner)] as const,
  );
  return () => known.forEach(([owner, before]) => putBack(owner, before));
}

function owners() {
  const found = new Set<object>([process.env]);
  for (let owner: object | null = globalThis; owner; owner = Reflect.getPrototypeOf(owner)) {
    found.add(owner);
  }
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    // Node makes its classes when they are asked for; the other accessors are left alone.
    const isClass = /^[A-Z]/.test(name);
    const value: unknown = isClass
      ? globalThis[name as never]
      : Object.getOwnPropertyDescriptor(globalThis, name)!.value;
    [value, (value as Partial<typeof Object> | undefined | null)?.prototype].forEach((owner) => {
      if ((typeof owner === 'object' && owner !== null) || typeof owner === 'function') {
        found.add(owner);
      }
    });
  }
  return found;
}

function putBack(owner: object, before: Record<PropertyKey, PropertyDescriptor>) {
  for (const key of new Set([...Reflect.ownKeys(before), ...Reflect.ownKeys(owner)])) {
    const now = Reflect.getOwnPropertyDescriptor(owner, key);
    const then = before[key as string];
    if (!then) {
      Reflect.deleteProperty(owner, key);
    } else if (!now || !isSame(now, then)) {
      Reflect.defineProperty(owner, key, then);
    }
  }
}

function isSame(a: PropertyDescriptor, b: PropertyDescriptor) {
  return Object.is(a.value, b.value) && a.get === b.get && a.set === b.set;
}
