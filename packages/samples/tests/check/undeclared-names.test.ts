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
    ['a signature', 'send(post: Post, times?: number): void'],
    ['fields of a type', 'interval: number | false | (() => number)'],
    ['data', "{\n  one: { id: 1 },\n  'two': { id: 2 },\n}"],
    ['globals of other tools', "describe('a post', () => {});"],
  ])('takes %s for any', (_, code) => {
    expect(check(code, 'error').problems).not.toEqual([]);
    expect(check(code, 'any')).toMatchObject({ problems: [], fragments: 1 });
  });

  it.each([
    ['what is left of a fragment', "const id: number = 'one';\npost.send(id);", 'TS2322'],
    ['what a package does not have', "import { zed } from 'zod';\nzed.string();", 'TS2614'],
    ['a package that is not there', "import tea from 'no-such-package';\ntea();", 'TS2307'],
    [
      'what is missing whatever a name stands for',
      'const get = () => [post];\nexport const one: () => { id: number } = get;',
      'TS2322',
    ],
    ['code that is part of nothing', 'send({ post: Post,,\n)', 'TS1136'],
    ['a parameter without a type where all is declared', 'export const f = (it) => 1;', 'TS7006'],
  ])('checks %s', (_, code, rule) => {
    expect(check(code, 'any').problems).toMatchObject([{ rule }]);
  });

  function check(code: string, undeclaredNames: 'any' | 'error') {
    const page = pageOf(`\`\`\`tsx\n${code}\n\`\`\``);
    const engine = engines[undeclaredNames];
    engine.setPage(page);
    return checkSamples(page, () => engine, { undeclaredNames, showsTypes: false });
  }
});
