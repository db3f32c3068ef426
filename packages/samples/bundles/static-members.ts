import type { Plugin } from 'rolldown';
import { applyEdits, type Edit } from './edits';

/** Zod is two thirds of most bundles, and of its classes a program uses a few. */
const IN_ZOD = /[\\/]node_modules[\\/]zod[\\/]/;

/**
 * Moves what a module assigns to its classes into them, so that the bundler can leave out a class that
 * nobody uses: an assignment would have to stay, and the class with it.
 *
 * `class A {} A.create = () => new A();` becomes `class A { static create = () => new A(); }`.
 */
export function staticMembers(): Plugin {
  return {
    name: 'static-members',
    transform: {
      filter: { id: IN_ZOD },
      handler(code) {
        return moveAssignments(code, this.parse(code));
      },
    },
  };
}

type Program = ReturnType<import('rolldown').PluginContext['parse']>;

/**
 * @param program - the module's syntax tree
 * @returns the module's text, changed
 */
export function moveAssignments(code: string, { body }: Program): string {
  const classEnds = new Map<string, number>();
  const functions = new Set<string>();
  const edits: Edit[] = [];
  for (const statement of body) {
    const declared = 'declaration' in statement ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' && declared.id) {
      functions.add(declared.id.name);
    }
    if (declared?.type === 'ClassDeclaration' && declared.id) {
      classEnds.set(declared.id.name, declared.end - 1);
    }
    const assigned = assignedMember(statement, functions);
    const classEnd = assigned && classEnds.get(assigned.object);
    if (assigned && classEnd !== undefined) {
      const value = code.slice(assigned.value.start, assigned.value.end);
      edits.push({ start: classEnd, end: classEnd, text: `static ${assigned.name} = ${value};\n` });
      edits.push({ start: statement.start, end: statement.end, text: '' });
    }
  }
  return applyEdits(code, edits);
}

/**
 * Takes apart `Object.name = () => …;` and no other statement: the value must not do anything yet.
 *
 * @param functions - the names of those that are declared above
 */
function assignedMember(statement: Program['body'][number], functions: Set<string>) {
  if (statement.type !== 'ExpressionStatement') {
    return undefined;
  }
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') {
    return undefined;
  }
  const { left, right: value } = expression;
  const isFunction =
    value.type === 'ArrowFunctionExpression' ||
    value.type === 'FunctionExpression' ||
    (value.type === 'Identifier' && functions.has(value.name));
  return isFunction &&
    left.type === 'MemberExpression' &&
    !left.computed &&
    left.object.type === 'Identifier' &&
    left.property.type === 'Identifier'
    ? { object: left.object.name, name: left.property.name, value }
    : undefined;
}
