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
    ['an object', "{\n  host: 'a',\n  log: ['b'],\n}"],
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
      'what comes of a type that nothing declares',
      'declare function open<T>(): T extends { id: 1 } ? { one: T } : { two: T };\nopen<Posts>().posts.one();',
    ],
    [
      'what is not nothing of a call with them',
      'declare function use<T>(from: { get: T }): T;\nconst store = use(post);\nif (!store) throw 1;\nexport const it: { id: 1; at: 2 } = store;',
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
    ['JSX in ts', 'export const page = <p>1</p>;', 'TS1161', 'ts'],
    ['arguments that are missing', 'declare function f(a: 1, b: 2): void;\nf(post);', 'TS2554'],
    [
      'what a call lacks with any type',
      'declare function open<T>(): { of: T };\nopen<Posts>().posts;',
      'TS2339',
    ],
    ['what a value lacks', 'const it: { a: 1; b: 2 } = { b: 2 };', 'TS2741'],
    ['code that is part of nothing', 'send({ post: Post,,\n)', 'TS1136'],
  ])('checks %s', (_, code, rule, lang = 'tsx') => {
    expect(check(code, 'any', lang).problems).toMatchObject([{ rule }]);
  });

  it('takes what a package that is not installed has for any, and says so', () => {
    const { problems, warnings } = check("import tea from '@no/such/part';\ntea.pour();", 'any');
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([{ message: '@no/such', place: { line: 2, column: 17 } }]);
  });

  it('takes no alias of a project for a package', () => {
    const { problems, warnings } = check("import tea from '$lib/tea';\ntea.pour();", 'any');
    expect([...problems, ...warnings]).toEqual([]);
  });

  function check(code: string, undeclaredNames: 'any' | 'error', lang = 'tsx') {
    const page = pageOf(`\`\`\`${lang}\n${code}\n\`\`\``);
    const engine = engines[undeclaredNames];
    engine.setPage(page);
    return checkSamples(page, () => engine, { undeclaredNames, showsTypes: false });
  }
});
