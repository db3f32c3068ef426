import ts from 'typescript';
import type { Summaries } from '../page/summary';
import { findMark, ownWords } from './own-words';
import { punctuation, SPACE, textOf, type Part } from './parts';
import { createTypeSummaries } from './type-summaries';
import { createTypeWriter } from './type-writer';

/** Describes names of a program in the words of readers. */
export type Describe = (node: ts.Identifier, parts: readonly Part[]) => Part[] | undefined;

/** TypeScript leaves out `...`, `... 4 more ...`; a rest parameter has a name after its dots. */
const LEFT_OUT = /\.\.\.(?![\w$[{])/;

/**
 * Starts to describe the names of a program.
 *
 * @returns describes a name, of which an editor would show `parts`; `undefined` where these will do,
 *   since they are whole and speak of no type that the site summarises
 */
export function createDescribe(checker: ts.TypeChecker, summaries: Summaries): Describe {
  const types = createTypeSummaries(checker, summaries);
  const writer = createTypeWriter(checker, types);

  return (node, parts) => {
    if (!LEFT_OUT.test(textOf(parts)) && !parts.some(({ text }) => types.has(text))) {
      return undefined;
    }
    const words = ownWords(parts);
    const at = findMark(words);
    const symbol = symbolAt(checker, node);
    if (at < 0 || !symbol) {
      return undefined;
    }
    const head = words.slice(0, at);
    const body = describe(words[at]!.text, head, symbol, node);
    return body && [...head, ...body];
  };

  function describe(mark: string, head: Part[], symbol: ts.Symbol, node: ts.Identifier) {
    if (mark === '=') {
      return after('=', writer.type(checker.getDeclaredTypeOfSymbol(symbol), true));
    }
    if (head.some(({ text }) => /^(?:type|class|interface)$/.test(text))) {
      return aliasAsWritten(symbol);
    }
    const call = callOf(node);
    const type = checker.getTypeOfSymbolAtLocation(symbol, node);
    if (mark === ':' && !call) {
      return after(':', writer.type(type));
    }
    const [first] = [...type.getCallSignatures(), ...type.getConstructSignatures()];
    const signature = call ? checker.getResolvedSignature(call) : first;
    if (!signature) {
      return undefined;
    }
    return mark === ':'
      ? after(':', writer.signature(signature, ' => '))
      : writer.signature(signature, ': ');
  }
}

function after(mark: string, type: Part[] | undefined): Part[] | undefined {
  return type && [punctuation(mark), SPACE, ...type];
}

/** What a generic type comes to is not known: it is shown as its author wrote it. */
function aliasAsWritten(symbol: ts.Symbol): Part[] | undefined {
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (!declaration) {
    return undefined;
  }
  const params = declaration.typeParameters?.map((param) => param.getText()).join(', ');
  return [{ text: `<${params}> = ${declaration.type.getText()}`, kind: 'text' }];
}

/** In `{ router: appRouter }` and `<Provider client={client}>`, editors speak of what is wanted there. */
function symbolAt(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const { parent } = node;
  const isMember =
    ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isJsxAttribute(parent);
  if (isMember && parent.name === node) {
    const whole = parent.parent;
    const isValue = ts.isObjectLiteralExpression(whole) || ts.isJsxAttributes(whole);
    const wanted = isValue && checker.getContextualType(whole)?.getProperty(node.text);
    if (wanted) {
      return wanted;
    }
  }
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The call of a name, as in `client.query()`. */
function callOf(node: ts.Identifier) {
  const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  const callee = isMember ? node.parent : node;
  const call = callee.parent;
  const isCall = ts.isCallExpression(call) || ts.isNewExpression(call);
  return isCall && call.expression === callee ? call : undefined;
}
