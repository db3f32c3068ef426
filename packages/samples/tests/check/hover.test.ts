import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { compilerOptions } from '../../check/compiler-options';
import { createDescribe, type Describe } from '../../check/hover';
import { textOf } from '../../check/parts';
import { createVirtualFiles } from '../../check/virtual-files';

const files = createVirtualFiles('/site', { ...compilerOptions({}), types: [] });
const PAGE = `${files.root}/page.ts`;

/** A package whose types carry their meaning in type arguments, as those of builders do. */
const GARDEN = `
export declare const unset: unique symbol;
export interface Params { _config: { soil: string }; _in: unknown; _out: unknown }
export interface Task<TParams extends Params> { _params: TParams }
export interface Plan<TDef> { _def: TDef }
export type Doer<TParams extends Params> = (input: TParams['_in']) => Promise<TParams['_out']>;
export type Doers<TRecord> = {
  [TKey in keyof TRecord]: TRecord[TKey] extends Task<infer TParams> ? { do: Doer<TParams> } : never;
};
export type Merged<A, B> = Omit<A, keyof B> & B;
export interface Tools<TContext> {
  /** @internal */
  _config: TContext;
  tend: <TParams extends Params>(task: Task<TParams>) => Task<TParams>;
  plan: <TRecord>(record: TRecord) => Plan<{ record: TRecord }> & TRecord;
  task: <TOut>(out: TOut) => Task<{ _config: { soil: string }; _in: typeof unset; _out: TOut }>;
  taskOf: <TIn, TOut>(input: TIn, out: TOut) =>
    Task<{ _config: { soil: string }; _in: TIn; _out: TOut }>;
}
export type Later<TOut> = Task<{ _config: { soil: string }; _in: typeof unset; _out: TOut }>;
export declare function later<TOut>(out: TOut): Later<TOut>;
export declare const tools: { _t: Tools<{ gardener: string }> }['_t'];
export declare function hire<TPlan extends Plan<any>>(plan: TPlan): Doers<TPlan['_def']['record']>;
export declare function merge<A, B>(a: A, b: B): Merged<A, B>;
export declare class Helper<TPlan> { plan: TPlan; help<T>(what: T): Helper<TPlan>; }
export declare function helper<TPlan>(plan: TPlan): Helper<TPlan>;
type Side = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l';
export type Jungle<T> = { [K in Side]: Jungle<[T, K]> };
export declare const jungle: Jungle<1>;
export interface Root<T> { of: T }
export type Roots<T> = Root<Roots<[T]>>;
export declare const roots: Roots<1>;
`;

const CODE = `
import { tools, hire, merge, helper, later, jungle, roots, type Task } from 'garden';
type Bed = { id: number; plant: string | null };
declare const bed: Bed;
const shed = { tend: tools.tend };
const water = tools.task({ liters: 3 });
const weed = tools.taskOf({ bed: 1 }, bed);
const plan = tools.plan({ water, inner: tools.plan({ weed }) });
type AppPlan = typeof plan;
const gardener = hire(tools.plan({ water, weed }));
const merged = merge({ a: 1, b: 2 }, { b: 'two' });
const pruning = later(3);
const aide = helper(plan);
const thicket = { water, jungle };
const under = { water, roots };
aide.help(plan);
type OutOf<T> = T extends Task<infer P> ? P['_out'] : never;
type Output = OutOf<typeof weed>;
const wide = {
  one: { a: bed, b: bed, c: bed }, two: { a: bed, b: bed, c: bed }, three: { a: bed, b: bed },
  four: { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } }, five: [bed], six: [[bed]], seven: 7,
  eight: (x: number, y?: string) => x, nine: { 'a-b': true as boolean | undefined }, ten: new Map([[1, bed]]),
};
function keep<T extends Bed>(thing: T): T { return thing; }
class Gate<T> { open?: (() => void) | undefined; constructor(public name: T) {}
  close(at?: number): void; close(at?: string): void; close() {} }
new Gate('south').close();
const isBed = (thing: unknown): thing is Bed => thing !== undefined;
try { keep(bed); } catch (error) {}
`;

const SUMMARIES = {
  garden: {
    Task: 'task (input: TParams._in) => TParams._out',
    Plan: ['Nothing = TOther', 'Plan = TDef.record'],
    Merged: '',
    Later: '',
  },
};

let service: ts.LanguageService;
let describeName: Describe;
let describePlain: Describe;

beforeAll(() => {
  files.write(`${files.root}/node_modules/garden/index.d.ts`, GARDEN);
  files.write(PAGE, CODE);
  service = ts.createLanguageService(files.host);
  const checker = service.getProgram()!.getTypeChecker();
  describeName = createDescribe(checker, SUMMARIES);
  describePlain = createDescribe(checker, {});
  expect(service.getSemanticDiagnostics(PAGE)).toEqual([]);
});

describe('createDescribe', () => {
  it.each([
    ['const shed', 'const shed: { tend: (task: …) => …; }'],
    ['const water', 'const water: task () => { liters: number; }'],
    ['const pruning', 'const pruning: task () => number'],
    ['const weed', 'const weed: task (input: { bed: number; }) => Bed'],
    [
      'const plan',
      'const plan: Plan { water: task () => { liters: number; }; inner: Plan { weed: task (input: { bed: number; }) => Bed; }; }',
    ],
    [
      'type AppPlan',
      'type AppPlan = Plan { water: task () => { liters: number; }; inner: Plan { weed: task (input: { bed: number; }) => Bed; }; }',
    ],
    [
      'tools.task',
      '(property) Tools.task: (out: { liters: number; }) => task () => { liters: number; }',
    ],
    [
      'const aide',
      'const aide: Helper<Plan { water: task () => { liters: number; }; inner: Plan { weed: task (input: { bed: number; }) => Bed; }; }>',
    ],
    [
      'aide.help',
      '(method) Helper.help(what: Plan { water: task () => { liters: number; }; inner: Plan { weed: task (input: { …; }) => Bed; }; }): Helper<Plan { water: ',
    ],
    ['type OutOf', "type OutOf<T> = T extends Task<infer P> ? P['_out'] : never"],
  ])('says %s in the words of the site', (place, words) => {
    expect(wordsOf(describeName, place)).toContain(words);
  });

  it.each([
    ['declare const bed', 'const bed: Bed'],
    ['type Output', 'type Output = { id: number; plant: string | null; }'],
    ['function keep', 'function keep<T extends Bed>(thing: T): T'],
    ['return thing', '(parameter) thing: T'],
    ['class Gate', 'class Gate<T>'],
    ['{ open', '(property) Gate.open?: () => void'],
    ['new Gate', 'new Gate<string>(name: string): Gate<string>'],
    ['.close', '(method) Gate.close(at?: number): void (+1 overload)'],
    ['isBed', 'const isBed: (thing: unknown) => thing is Bed'],
    ['catch (error', '(local var) error: unknown'],
    ['!== undefined', undefined],
  ])('says of %s what TypeScript does, and no more', (place, words) => {
    expect(wordsOf(describeName, place)).toBe(words);
  });

  it('writes what TypeScript leaves out: aliases resolved, names of the page kept', () => {
    expect(wordsOf(describePlain, 'const wide')).toMatchInlineSnapshot(
      `"const wide: { one: { a: Bed; b: Bed; c: Bed; }; two: { a: Bed; b: Bed; c: Bed; }; three: { a: Bed; b: Bed; }; four: { a: { a: { a: { a: { a: { a: { a: number; }; }; }; }; }; }; }; five: Bed[]; six: Bed[][]; seven: number; eight: (x: number, y?: string) => number; nine: { 'a-b': boolean | undefined; }; ten: Map<number, Bed>; }"`,
    );
  });

  it('writes no more than the outside of types that have no end', () => {
    expect(wordsOf(describeName, 'const thicket')).toMatchInlineSnapshot(
      `"const thicket: { water: task () => { liters: number; }; jungle: { a: { …; }; b: { …; }; c: { …; }; d: { …; }; e: { …; }; f: { …; }; g: { …; }; h: { …; }; i: { …; }; j: { …; }; k: { …; }; l: { …; }; }; }"`,
    );
    expect(wordsOf(describeName, 'const under')).toMatch(/^const under: .* roots: (Root<)+…>+; }$/);
  });

  it('resolves what stands for functions and members', () => {
    expect(wordsOf(describeName, 'const gardener')).toMatchInlineSnapshot(
      `"const gardener: { water: { do: (input: typeof unset) => Promise<{ liters: number; }>; }; weed: { do: (input: { bed: number; }) => Promise<Bed>; }; }"`,
    );
    expect(wordsOf(describeName, 'const merged')).toMatchInlineSnapshot(
      `"const merged: { a: number; b: string; }"`,
    );
  });
});

/** What is said of the last word of a place in the page. */
function wordsOf(describe: Describe, place: string) {
  const at = CODE.indexOf(place) + place.length - 1;
  const source = service.getProgram()!.getSourceFile(PAGE)!;
  const node = identifierAround(source, at)!;
  const words = describe(node);
  return words && textOf(words.parts);
}

function identifierAround(node: ts.Node, at: number): ts.Identifier | undefined {
  return ts.isIdentifier(node)
    ? node
    : ts.forEachChild(node, (child) =>
        child.pos <= at && at < child.end ? identifierAround(child, at) : undefined,
      );
}
