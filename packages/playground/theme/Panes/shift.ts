import type { Compiler } from '../../compiler/compiler';

type Asked = Pick<Compiler, 'hover' | 'complete' | 'format'>;

/**
 * Asks a compiler, which knows whole files, about the parts of them that readers see.
 *
 * @param offsetOf - how many characters stand before the part of a file
 */
export function shift(compiler: Asked, offsetOf: (name: string) => number): Asked {
  return {
    async hover(name, position) {
      const offset = offsetOf(name);
      const found = await compiler.hover(name, position + offset);
      return found && { ...found, from: found.from - offset, to: found.to - offset };
    },
    async complete(name, position) {
      const offset = offsetOf(name);
      const found = await compiler.complete(name, position + offset);
      return found && { ...found, from: found.from - offset };
    },
    async format(name) {
      const offset = offsetOf(name);
      const edits = await compiler.format(name);
      return edits
        .map((edit) => ({ ...edit, from: edit.from - offset, to: edit.to - offset }))
        .filter(({ from }) => from >= 0);
    },
  };
}
