/**
 * Deletes properties from an object and its prototypes, so that programs cannot get them back. Most globals of
 * a worker are properties of a prototype.
 *
 * @param names - separated by spaces
 */
export function deleteProperties(object: object, names: string): void {
  for (const name of names.split(' ')) {
    for (let owner: object | null = object; owner; owner = Reflect.getPrototypeOf(owner)) {
      Reflect.deleteProperty(owner, name);
    }
  }
}
