import { parseSync, type ESTree } from 'rolldown/utils';
import type { Edit } from './edits';

/** A part of a bundle that runs only where something that runs mentions it. */
export type Part = {
  /** What has to be mentioned: `.min` is a member's name, `'uuid` a word, `ZodMap` a class or function. */
  key: string;
  /** The part around it. */
  within?: Part;
  /** What it mentions, in the form of `key`. */
  mentions: Set<string>;
  /** Leaves it out. Classes and functions have none: the minifier drops those. */
  omit?: Edit;
};

type Node = ESTree.Node;
type PartStart = Pick<Part, 'key' | 'omit'> | undefined;

/** What the language itself calls by name. */
const CALLED_BY_LANGUAGE = [
  ...['toString', 'valueOf', 'toJSON', 'then', 'next', 'return', 'throw', 'add', 'set', 'exec'],
  ...['name', 'message', 'stack', 'cause'],
];

/** Where a syntax node holds the name of something, which is no mention of what has that name. */
const NAME_FIELDS: Partial<Record<Node['type'], string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  VariableDeclarator: 'id',
};

const IS_CLASS_OR_FUNCTION = /^(?:Class|Function|ArrowFunction)/;

/** What Zod's constructors do for its methods, and how it lists the names of its classes. */
const MEMBER_STATEMENT =
  /^(?:this\.(\w+) = this\.\1\.bind\(this\)|ZodFirstPartyTypeKind\["(\w+)"\] = "\2");$/;

/** How Zod's parsers ask for what `.uuid()` and the like have noted. */
const CHECK_OF_KIND = /^check\.kind === "(\w+)"$/;

/**
 * Finds the parts of a bundle: its classes and functions, the methods of classes, and in Zod also the
 * statements that bind methods, the names of classes, and what its parsers do for one kind of check.
 *
 * @param code - not minified
 * @returns the parts, each after the one around it; the first is the whole bundle
 */
export function readParts(code: string): Part[] {
  const mentions = new Set(CALLED_BY_LANGUAGE.map((name) => `.${name}`));
  const parts: Part[] = [{ key: '', mentions }];
  read(parseSync('bundle.js', code).program, parts[0]!);
  return parts;

  function read(node: Node, part: Part) {
    mentionsOf(node).forEach((key) => part.mentions.add(key));
    for (const child of childrenOf(node)) {
      const begun = methodPart(child) ?? statementPart(child) ?? checkPart(child, node);
      const inner = begun ?? declaredPart(child, node);
      if (inner) {
        parts.push({ ...inner, within: part, mentions: new Set() });
      }
      read(child, inner ? parts.at(-1)! : part);
    }
  }

  function statementPart(node: Node): PartStart {
    const match = node.type === 'ExpressionStatement' && MEMBER_STATEMENT.exec(textOf(node));
    const name = match && (match[1] ?? match[2]);
    return name ? { key: `.${name}`, omit: { ...spanOf(node), text: '' } } : undefined;
  }

  function checkPart(node: Node, parent: Node): PartStart {
    if (parent.type !== 'IfStatement' || node !== parent.consequent) {
      return undefined;
    }
    const kind = CHECK_OF_KIND.exec(textOf(parent.test))?.[1];
    return kind ? { key: `'${kind}`, omit: { ...spanOf(parent.test), text: 'false' } } : undefined;
  }

  /** The kind that is compared with is no mention of it. */
  function childrenOf(node: Node): Node[] {
    return node.type === 'BinaryExpression' && CHECK_OF_KIND.test(textOf(node))
      ? [node.left]
      : Object.entries(node)
          .filter(([field]) => !holdsName(node, field))
          .flatMap(([, value]) => value as unknown)
          .filter(isNode);
  }

  function textOf({ start, end }: Node) {
    return code.slice(start, end);
  }
}

function methodPart(node: Node): PartStart {
  return node.type === 'MethodDefinition' &&
    node.kind !== 'constructor' &&
    !node.computed &&
    node.key.type === 'Identifier'
    ? { key: `.${node.key.name}`, omit: { ...spanOf(node), text: '' } }
    : undefined;
}

function declaredPart(node: Node, parent: Node): PartStart {
  if (!IS_CLASS_OR_FUNCTION.test(node.type)) {
    return undefined;
  }
  const declaration = parent.type === 'VariableDeclarator' ? parent : node;
  return 'id' in declaration &&
    declaration.id?.type === 'Identifier' &&
    /Declarat/.test(declaration.type)
    ? { key: declaration.id.name }
    : undefined;
}

function mentionsOf(node: Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return node.computed || node.property.type !== 'Identifier' ? [] : [`.${node.property.name}`];
    case 'ObjectPattern':
      return node.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [`.${property.key.name}`]
          : [],
      );
    case 'Literal':
      return typeof node.value === 'string' ? [`.${node.value}`, `'${node.value}`] : [];
    case 'TemplateElement':
      return [`.${node.value.cooked}`, `'${node.value.cooked}`];
    default:
      return [];
  }
}

function holdsName(node: Node, field: string) {
  const isComputed = 'computed' in node && node.computed;
  const isPattern = node.type === 'VariableDeclarator' && node.id.type !== 'Identifier';
  return field === NAME_FIELDS[node.type] && !isComputed && !isPattern;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function spanOf({ start, end }: Node) {
  return { start, end };
}
