import { beforeAll, describe, expect, it } from 'vitest';
import { checkSamples } from '../../check/check-samples';
import { createEngine, type Engine } from '../../check/engine';
import { libraryDir } from '../../page/site';
import { pageOf, SITE } from '../site';

describe('undeclaredNames: any', () => {
  let engines: Record<'any' | 'error', Engine>;
  beforeAll(() => {
    const open = (undeclaredNames: 'any' | 'error') =>
      createEngine(libraryDir(SITE, 'current'), 'current', { undeclaredNames });
    engines = { any: open('any'), error: open('error') };
  });

  it.each([
    ['names that nothing declares', 'post.send({ title }, (sent) => console.log(sent));'],
    ['components, and what they are given', 'export const page = <Page of={(it) => it.title} />;'],
    [
      'added lines with a sign',
      'const a = 1; // [!code --]\n+ const a = 2; // [!code ++]\npost(a);',
    ],
    ['files that the page does not show', "import { post } from './post';\npost.send();"],
    ['type arguments of what has its type from them', 'posts.map((post) => post.at<string>());'],
    ['values of types', 'type Post = { id: 1 };\nexport const page = <Post id={1} />;'],
    ['a property without its object', 'onError: (error, times) => error + times'],
    [
      'code that is left out',
      'export const f = (...) => {\n  ...\n};\npost([...], { ... }, <a href={...}>...</a>);',
    ],
    ['the body of a function', 'return { data: 1 };'],
    ['a function without its body', 'function send(post: string): void;'],
    [
      'additions to a file that the page does not show',
      "declare module './post' {\n  const a: 1;\n}",
    ],
    ['names that alternatives declare', 'const all = [1];\n// or\nconst all = [2];'],
    ['values that are made of them', 'const all = [post];\nexport const ids: [number] = all;'],
    [
      'what comes of a call with them',
      'declare function use<T>(get: (it: T) => void): NonNullable<T>;\nconst { data } = { data: use(post) };\ndata.id;',
    ],
    ['a call with functions that are left out', 'const get: () => string = () => {\n  // work\n};'],
    ['what a comment leaves out', 'const it: { a: 1; b: 2 } = {\n  // ...\n  b: 2,\n};'],
    ['a comment in place of a value', 'new Map<string, number>(/* ... */).get(/* ... */);'],
    ['properties between dots', 'post({\n  ...\n  id: 1,\n  ...\n});'],
    ['members of a class', "id = 1;\n\nget name() {\n  return 'a';\n}"],
    ['a class without its fields', 'class Post {\n  send() {\n    return this.title;\n  }\n}'],
    ['a chain', ".where('id = 1')\n.get()"],
    ['a decorator', "@Column('int')"],
    ['names of a window', 'const ids: string[] = [document];'],
    ['a signature', 'send(post: Post, times?: number): void'],
    ['fields of a type', 'interval: number | false | (() => number)'],
    ['data', "{\n  one: { id: 1 },\n  'two': { id: 2 },\n}"],
    ['globals of other tools', "describe('a post', () => {});\nBun.serve({});"],
    [
      'files by the names that a project has for them',
      "import { post } from '@/posts';\nimport page from 'virtual:page';\npost(page);",
    ],
    [
      'dots among what an element is given',
      "const One = (_: { id: 1 }) => 'a';\nexport const page = <One ... />;",
    ],
    [
      'a comment in place of what is given back',
      'export function one() {\n  return (\n    // the page\n    // and more\n  );\n}',
    ],
    ['arguments that are left out', 'declare function one(a: 1, b: 2): void;\none(...);'],
    ['what a function takes', 'function Page({ id = 1, name: title }: PageProps)'],
    ['what a function gives that a call gives', 'create<T>()(get: () => T): Store<T>'],
    ['elements one after another', '<Page /> // one\n<Page id={2} />'],
    ['alternatives in an object', 'export const it = {\n  id: 1,\n  // or\n  id: [1, 2],\n};'],
    ['what a bundler adds', 'export const mode = import.meta.env.MODE;'],
    [
      'an element with some of its attributes',
      'declare function Link(props: { to: string; replace?: boolean }): 1;\n<Link replace />',
    ],
    ['an error that is expected', '// @ts-expect-error\nexport const it: number = 1;'],
    ['parameters without types', 'export const f = (it, { id }, ...all) => [it, id, all];'],
    ['the object of a method', 'this.router = new Map();'],
    [
      'what comes of a member that is made of them',
      'class Page {\n  add = { send(post: void) {}, of: post };\n  all = [post];\n  run() {\n    this.add.send({ id: 1 });\n  }\n}',
    ],
    [
      'what an element is given of them',
      'declare function For(_: { each: 1 }): 1;\nconst all = [post];\nexport const it = <For each={all} />;',
    ],
    ['members that dots leave out', 'class Config { ... }\npost((it: Config) => it.url);'],
    [
      'members that a comment leaves out',
      'class Page {\n  id = 1;\n  // ...\n}\nnew Page().title;',
    ],
    [
      'members that a class has from what nothing declares',
      "import { Base } from 'a:base';\nclass Page extends Base {\n  id = 1;\n  run() {\n    return this.title;\n  }\n}",
    ],
    ['a line of one dot', 'post();\n.\n.\npost();'],
    ['one character for dots', 'const it: { a: 1; b: 2 } = {\n  …\n  b: 2,\n};\npost(…);'],
    ['a constant in place of a function', 'const clear = () => void;'],
    [
      'a call in place of a signature',
      "import { post } from './post';\n\nconst it = post(id?: Post)",
    ],
    ['a signature below its types', 'type Id = 1;\n\npost<T>(\n  id?: Id,\n): (it: T) => void;'],
    [
      'an object in place of what a function takes',
      'function post({\n  id: Id,\n  title?: string,\n})',
    ],
    ['what a call takes, with defaults', "post({\n  id,\n  title = '',\n})"],
    ['an empty body', 'interface Post {\n  id: 1;\n}\nexport function post(it: 1): Post {}'],
    ['a member as TypeDoc has it', 'optional id: Id;'],
    ['a constructor as TypeDoc has it', 'new Post(id: Id): Post;'],
    ['functions in a union as TypeDoc has them', 'id:\n  | Id\n  | () => Id;'],
    ['a constant as TypeDoc has it', 'const post: Post;'],
    ['types without their values', 'type Post<T, U>\ntype Id<T>'],
    ['a type as TypeDoc has it', 'type Id<T> = T | (old) => T;'],
    ['a signature with a name that no function can have', 'function delete(id: Id): void'],
    ['an object of names', '{ Post, Page }'],
    [
      'members of a class below a program',
      'const id = 1;\n\nreadonly post = open(() => {\n  send();\n\n  return id;\n});',
    ],
    ['a line that says it is wrong', "const id: number = 'one'; // ❌ no number"],
    ['a function of an object', 'export const f = function (it) {\n  this.it = it;\n};'],
    [
      'a comment in place of what a function gives',
      'export const is: () => boolean = () => {\n  return // true or false\n};',
    ],
    ['names that alternatives declare below', 'it.send();\n// or\nconst it = post();'],
    [
      'type parameters that extend what nothing declares',
      'interface It<T extends Post> {\n  a: T;\n}\ninterface It<T extends 1> {\n  b: T;\n}',
    ],
    [
      'removed lines that are an alternative',
      'post((it) => { // [!code --]\n  it();\n});\npost(([it]) => { // [!code ++]\n  it();\n});',
    ],
    [
      'type parameters without what they extend',
      "type Ids<T> = T['length'] extends Max ? [...T] : never;",
    ],
    [
      'as many arguments as types say',
      'declare function open<T>(of: T, ...more: keyof T extends string ? [] : [it: 1]): T;\nopen(post);',
    ],
    ['what a comment above says is wrong', "// ❌ Deprecated\n\nexport const it: number = 'one';"],
    ['what was before', "// Before:\nlet it: number = 'one';\n// After:\nit = 2;"],
    [
      'what a comment below says is wrong',
      "export const it: number = 'one';\n//           ^ ❌ no number",
    ],
    [
      'what a comment within says is wrong',
      "declare function f(it: { id: 1 }): void;\nf([\n  'one', // ❌\n]);",
    ],
    ['a comment in place of members', 'const it: { id: 1 } = {\n  // as above\n};'],
    ['a comment in place of an argument', 'declare function f(it: 1): void;\nf(/* anything */);'],
    ['a type alone', 'Map<Post, never>'],
    ['a drawing around a type', '    ┌─── the post\n    ▼\nMap<Post, never>'],
    ['fields of a decorated class', '@Entity()\nclass Post {\n  id: string;\n  send() {}\n}'],
    [
      'a list of functions',
      "import { z } from 'zod';\n\nz.string();\nz.record();\nz.nativeEnum();",
    ],
    [
      'a function that names what it gets',
      'export const f: (it: { id: 1 }) => string = (it) => {\n  it.id; // the number\n};',
    ],
    ['a class that shows its fields', 'export class Post<T> implements Error {\n  id: T;\n}'],
    [
      'the object of a class within an argument',
      'class Post {\n  constructor(it) {\n    this.it = it;\n  }\n  run() {\n    send({ it: this.it });\n  }\n}',
    ],
    ['a comment in place of a value', 'place({\n  it: /* your own */,\n  id: 1,\n});'],
    ['an import whose name has dots', "import { open } from 'zod/...';\nopen();"],
    ['alternatives in place of a value', "f({ id: 'a' | 1 });"],
    ['names beside each other', "import { z } from 'zod';\n\nz.string / z.number"],
    ['a class without its body', 'export class Post<\n  T = 1,\n> extends Page<T>'],
    ['an element of a list', 'send({\n  id: 1,\n}),'],
    [
      'dots in an object that no overload takes',
      'declare function open(it: string): void;\ndeclare function open(it: { id: 1 }): void;\nopen({\n  id: 1,\n  ...\n});',
    ],
    ['data that end like a statement', '{\n  ids: [1],\n  of: { one: new Error() },\n};'],
    ['alternatives of two kinds', 'const Id = { one: 1 };\n// or\nenum Id {\n  one,\n}'],
    [
      'options that a comment at the end stands for',
      'declare function f(it: { id: 1; of: 2 }): void;\nf({\n  id: 1,\n  // your options\n});',
    ],
    [
      'what a function gives that ends with a comment',
      'declare function f(get: (it: 1) => string): void;\nf((it) => {\n  const id = it;\n\n  // handle it\n});',
    ],
    ['a comment in place of an argument among others', 'send(/* the post */, 1);'],
    ['a comment in place of what a function gives', 'open(): // the page'],
    [
      'dots in place of type parameters',
      'type Id<...> = {\n  of: 1\n}\nexport const it: Id = { of: 1 };',
    ],
    [
      'what a project adds to the types of a package',
      "interface Routes {}\ndeclare function open<T extends keyof Routes>(at?: T): { at: T };\nexport const { at } = open('/');\nopen('/').at.id;",
    ],
    [
      'additions to a package',
      "import { post } from './post';\ndeclare module 'zod' {\n  interface It {\n    post: typeof post;\n  }\n}",
    ],
    ['a parameter with its decorator', '@Body(\n  new Pipe(),\n)\nit: Post,'],
    ['a class whose end dots stand for', 'class Post {\n  id = 1;\n  ...'],
    [
      'alternatives without commas',
      "send({\n  id: '1'\n  // or\n  id: ['1'], // one\n  // or\n  id: 1,\n});",
    ],
    ['numbers between two', 'time(0..6);'],
    [
      'a name in angle brackets',
      'interface Env {\n  <NAME>: 1;\n}\nexport const id = (env: Env): 1 => env.<NAME>;\npost();',
    ],
    ['words in place of a value', 'export function Page() {\n  return ...your component;\n}'],
    ['types that are not installed', '/// <reference types="@no/such" />\nexport const it = 1;'],
    [
      'what some of the types have that a value may be of',
      'declare function open<T>(of: T): T extends string ? { no: 1 } : Record<string, 1>;\nopen(post).id;',
    ],
    ['a base that browsers have', 'class Post extends Cache {\n  override id = 1;\n}'],
    [
      'some of what a class is given',
      'declare class Client {\n  constructor(options: { id: 1; of: 2 });\n}\nnew Client({ id: 1 });',
    ],
    [
      'what may be read as a type',
      "import * as zod from 'zod';\nexport const it: { id: 1 } = zod;\npost();",
    ],
    ['a call with types in place of values', 'Post.open(of: Post<Id>, { exact: true })'],
    ['what was in a version', "// Post 3\nexport const it: number = 'one';"],
    [
      'the object of what an open call takes',
      'export const it = define({\n  id: 1,\n  of: { send() {\n    return this.id;\n  } },\n});',
    ],
    ['what a program prints', '$ tea pour\nBefore... 1 ms'],
    [
      'what others add to an interface of a package',
      "import mitt from 'mitt';\nmitt<{ tea: 1 }>().pour();\npost();",
    ],
    ['what takes nothing', "declare function open(of: undefined): void;\nopen('/');\npost();"],
    ['JSX as a value', 'export const it: { of: () => 1 } = { of: <Post /> };'],
    [
      'what a condition tells of a value that asks what nothing declares',
      'declare const it: unknown;\nexport const id = isPost(it) ? it.id : 1;',
    ],
    ['attributes of an element', 'send={(it) => {\n  const { id } = it;\n  post(id);\n}}'],
    [
      'options that a framework adds to a browser’s function',
      "export const it = fetch('/', { next: { revalidate: 1 } });\npost();",
    ],
    [
      'a type that depends on what projects add to a package',
      "import type { ReactNode } from 'react';\nexport const it: ReactNode = { id: 1 };\npost();",
    ],
    [
      'what a call gives that an open one takes',
      "import { hc } from './client';\ndeclare function open<T>(of?: T): { id: T };\nopen(post).id.tea;\nhc();",
    ],
  ])('takes %s for any', (_, code) => {
    expect(check(code, 'error').problems).not.toEqual([]);
    expect(check(code, 'any')).toMatchObject({ problems: [], fragments: 1 });
  });

  it.each([
    ['what is left of a fragment', "const id: number = 'one';\npost.send(id);", 'TS2322'],
    ['what a package does not have', "import { zed } from 'zod';\nzed.string();", 'TS2614'],
    ['what is no part of a package', "import tea from 'zod/tea';\ntea();", 'TS2307'],
    [
      'what is missing whatever a name stands for',
      'const get = () => [post];\nexport const one: () => { id: number } = get;',
      'TS2322',
    ],
    [
      'an object that ends with highlighted lines',
      'declare function f(it: { id: 1; of: 2 }): void;\nf({\n  // highlight-start\n  id: 1,\n  // highlight-end\n});',
      'TS2345',
    ],
    ['JSX in ts', 'export const page = <p>1</p>;', 'TS1161', 'ts'],
    ['arguments that are missing', 'declare function f(a: 1, b: 2): void;\nf(post);', 'TS2554'],
    [
      'what a function gets, whatever is left out beside it',
      'declare function use(_: { a: (it: { id: 1 }) => string; b: unknown }): void;\nuse({\n  a: (it) => it.title,\n  b: {\n    // ...\n  },\n});',
      'TS2339',
    ],
    ['what a value lacks', 'const it: { a: 1; b: 2 } = { b: 2 };', 'TS2741'],
    [
      'members of a class that are made of none',
      'class Page {\n  add = { send(post: void) {} };\n  run() {\n    this.add.send({ id: 1 });\n  }\n}',
      'TS2345',
    ],
    [
      'what an element is given',
      'declare function For(_: { each: 1 }): 1;\nexport const it = <For each={[1]} />;',
      'TS2322',
    ],
    [
      'an option that nothing has',
      "declare function open(it: { path: string }): void;\nopen({ path: '/', no: post });",
      'TS2353',
    ],
    [
      'an option with a slip',
      "declare function open(it: { path: string }): void;\nopen({ pathh: '/' });\npost();",
      'TS2561',
    ],
    ['a call of what is no function', 'const status = 1;\nstatus();', 'TS2349'],
    [
      'what a class does not have that has a base',
      'class Base {}\nclass Page extends Base {\n  id = 1;\n  run() {\n    return this.title;\n  }\n}',
      'TS2339',
    ],
    [
      'what a class does not have',
      'class Page {\n  id = 1; // one\n}\nnew Page().title;',
      'TS2339',
    ],
    ['a value in place of null', 'export const it: null = new Map<string, Post>();', 'TS2322'],
    ['an object with a sign of equality', "const it = {\n  id,\n  title = '',\n};", 'TS1312'],
    [
      'a function that gives nothing',
      'export function one(): number {\n  let it = 1;\n}',
      'TS2355',
    ],
    ['functions in a union', 'export type It = 1 | () => 1;', 'TS1385'],
    ['what a call gets', "import { post } from './post';\n\nconst it = post(id: 1)", 'TS1005'],
    ['what is right below what is not', "// ❌\nf(1);\n\n// ✅\nlet it: number = 'one';", 'TS2322'],
    [
      'what a class is given whose value is taken',
      'declare class Client {\n  constructor(options: { id: 1; of: 2 });\n}\nexport const it = new Client({ id: 1 });',
      'TS2345',
    ],
  ])('checks %s', (_, code, rule, lang = 'tsx') => {
    expect(check(code, 'any', lang).problems).toMatchObject([{ rule }]);
  });

  it('takes what a package that is not installed has for any, and says so', () => {
    const { problems, warnings } = check("import tea from '@no/such/part';\ntea.pour();", 'any');
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([{ message: '@no/such', place: { line: 2, column: 17 } }]);
  });

  it('takes what a fragment declares for all for the page’s where that mends a fence, and a file for all', () => {
    const text = (title: string) =>
      [
        'export const tea = new Error().tea;',
        'declare global {\n  interface Error {\n    tea: 1;\n  }\n}',
        "export const it: Error = { name: 'a', message: 'b' };",
        'export const cup = new Error().cup;',
      ]
        .map((code) => `\`\`\`ts ${code.startsWith('declare') ? title : ''}\n${code}\n\`\`\`\n`)
        .join('\n');
    const linesOf = (title: string) =>
      checkPage(text(title)).problems.map(({ place }) => place.line);
    expect(linesOf('')).toEqual([18]);
    expect(linesOf('title="add.ts"')).toEqual([14, 18]);
  });

  it('takes for alternatives what tabs show, whose names are those of other packages', () => {
    const tabs = ['z', 'y'].map(
      (name) =>
        `<TabItem value="${name}">\n\n\`\`\`ts\nimport { ${name} as z } from 'zod';\nz.tea();\n\`\`\`\n\n\`\`\`ts\nz.cup();\n\`\`\`\n\n</TabItem>\n`,
    );
    const text = `<Tabs>\n${tabs.join('')}</Tabs>\n\n\`\`\`ts\nz.pot();\n\`\`\`\n`;
    expect(checkPage(text).problems.map(({ message }) => /'(\w+)'/.exec(message)?.[1])).toEqual([
      'tea',
      'cup',
      'y',
      'pot',
    ]);
  });

  it('takes for no name what a page has by it from several packages', () => {
    const fence = (code: string) => `\`\`\`ts\n${code}\n\`\`\`\n\n`;
    const first = fence("import { z } from 'zod';");
    const use = fence('z.tea();');
    expect(checkPage(first + use).problems).toMatchObject([{ rule: 'TS2339' }]);
    expect(checkPage(first + use + fence("import { z } from 'a-zod';")).problems).toEqual([]);
  });

  it('takes for a name what the nearest fence above has by it', () => {
    const fences = ["import { z } from 'zod';", 'const z = post;', 'z.tea();'].map(
      (code) => `\`\`\`ts\n${code}\n\`\`\`\n\n`,
    );
    expect(checkPage(fences.join('\n')).problems).toEqual([]);
    expect(checkPage(fences[0]! + fences[2]!).problems).toMatchObject([{ rule: 'TS2339' }]);
  });

  it('says that a value is made of itself', () => {
    const { problems } = check('const post = await send(post);', 'any');
    expect(problems.map(({ rule }) => rule)).toContain('TS7022');
  });

  it('names files by where they are on the page and in their packages', () => {
    const text =
      "```ts title=\"tea.ts\"\nexport {};\n```\n\n```ts\nimport * as tea from './tea';\nimport * as zod from 'zod';\ntea.pot;\nzod.pot;\n```\n";
    expect(checkPage(text, 'error').problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/type 'typeof import\("\.\/tea"\)'/),
      expect.stringMatching(/type 'typeof import\("zod\/[^"]+"\)'/),
    ]);
  });

  it.each([
    [
      'experimentalDecorators',
      'declare function Field(of: object, key: string): void;\nexport class Post {\n  @Field\n  id = 1;\n}',
    ],
    ['exactOptionalPropertyTypes', '// @errors: 2379\nexport {};'],
  ])('says that %s would help', (option, code) => {
    expect(check(code, 'error').problems[0]!.message).toContain(
      `write ${option}: true in the option`,
    );
  });

  it('checks a file of declarations', () => {
    const { problems } = checkPage('```ts title="post.d.ts"\nexport const id: = 1;\n```');
    expect(problems).toMatchObject([{ rule: 'TS1110' }]);
  });

  it('takes no alias of a project for a package', () => {
    const { problems, warnings } = check("import tea from '$lib/tea';\ntea.pour();", 'any');
    expect([...problems, ...warnings]).toEqual([]);
  });

  function check(code: string, undeclaredNames: 'any' | 'error', lang = 'tsx') {
    return checkPage(`\`\`\`${lang}\n${code}\n\`\`\``, undeclaredNames);
  }

  function checkPage(text: string, undeclaredNames: 'any' | 'error' = 'any') {
    const page = pageOf(text);
    const engine = engines[undeclaredNames];
    engine.setPage(page);
    return checkSamples(page, () => engine, false);
  }
});
