/**
 * Deletes properties where they are: most of the global ones are those of a prototype, from which programs could
 * get them back. For what no policy of a frame closes, and what Node does not have.
 *
 * @param names - with spaces between them
 */
export function takeAway(object: object, names: string): void {
  for (const name of names.split(' ')) {
    for (let owner: object | null = object; owner; owner = Reflect.getPrototypeOf(owner)) {
      Reflect.deleteProperty(owner, name);
    }
  }
}
