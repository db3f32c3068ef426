import { describe, expect, it } from 'vitest';
import { omitUnreachedParts } from '../../bundles/omit-unreached';

/** Lists the methods that are left of a class whose methods have one-letter names. */
function methodsLeft(code: string) {
  return [...omitUnreachedParts(code).matchAll(/\b([a-z])\(\) \{/g)]
    .map(([, name]) => name)
    .join('');
}

describe('omitUnreachedParts', () => {
  it('leaves out what nobody names, and what only that names', () => {
    const code = `
class A { a() { this.b(); } b() {} c() { this.d(); } d() {} get e() { return this.c(); } }
new A().a();`;
    expect(methodsLeft(code)).toBe('ab');
  });

  it('leaves out what only itself names', () => {
    expect(methodsLeft('class A { a() { this.a(); } b() {} } new A().b();')).toBe('b');
  });

  it('counts what unused classes and functions name as unused', () => {
    const code = `
class A { a() {} b() {} c() {} d() {} }
class Unused { a(x) { x.a(); } }
function unused(x) { x.b(); }
const alsoUnused = (x) => x.c();
const used = (x) => x.d();
used(new A());`;
    expect(methodsLeft(code)).toBe('d');
  });

  it.each([
    ['a call', 'x.a()'],
    ['an optional call', 'x?.a?.()'],
    ['a name in brackets', 'x["a"]()'],
    ['a name in a variable', 'const name = "a"; x[name]()'],
    ['a name in a template', 'x[`a`]()'],
    ['taking apart', 'const { a } = x; a()'],
    ['taking apart under another name', 'const { a: other } = x; other()'],
    ['a question', '"a" in x'],
  ])('sees %s', (_, use) => {
    expect(methodsLeft(`class A { a() {} b() {} } const x = new A(); ${use};`)).toBe('a');
  });

  it('keeps what the language calls, and names that are worked out', () => {
    const code = `
class A { constructor() {} toString() {} toJSON() {} then() {} [Symbol.iterator]() {} ['a']() {} #b() {} }
new A();`;
    expect(omitUnreachedParts(code)).toBe(code);
  });

  it('leaves out the statements that bind methods which are left out', () => {
    const code = `
class A {
  constructor() {
    this.a = this.a.bind(this);
    this.b = this.b.bind(this);
  }
  a() {}
  b() {}
}
new A().b();`;
    expect(omitUnreachedParts(code)).toMatchInlineSnapshot(`
      "
      class A {
        constructor() {
          
          this.b = this.b.bind(this);
        }
        
        b() {}
      }
      new A().b();"
    `);
  });

  it('leaves out the names of classes that are left out', () => {
    const code = `
var ZodFirstPartyTypeKind;
(function (ZodFirstPartyTypeKind) {
  ZodFirstPartyTypeKind["ZodMap"] = "ZodMap";
  ZodFirstPartyTypeKind["ZodSet"] = "ZodSet";
})(ZodFirstPartyTypeKind || (ZodFirstPartyTypeKind = {}));
console.log(ZodFirstPartyTypeKind.ZodSet);`;
    expect(omitUnreachedParts(code)).toMatchInlineSnapshot(`
      "
      var ZodFirstPartyTypeKind;
      (function (ZodFirstPartyTypeKind) {
        
        ZodFirstPartyTypeKind["ZodSet"] = "ZodSet";
      })(ZodFirstPartyTypeKind || (ZodFirstPartyTypeKind = {}));
      console.log(ZodFirstPartyTypeKind.ZodSet);"
    `);
  });

  it('keeps the members of other enumerations, which a program may go through', () => {
    const code = `
var Kind;
(function (Kind) {
  Kind["A"] = "A";
})(Kind || (Kind = {}));
console.log(Object.keys(Kind));`;
    expect(omitUnreachedParts(code)).toBe(code);
  });

  it('takes a check of Zod for one that never happens when nobody makes it', () => {
    const code = `
class ZodString {
  _parse(check) {
    if (check.kind === "uuid") {
      report("uuid");
    } else if (check.kind === "min") {
      report("min");
    }
  }
  uuid() { return { kind: "uuid" }; }
  min() { return { kind: "min" }; }
}
new ZodString()._parse(new ZodString().min());`;
    expect(omitUnreachedParts(code)).toMatchInlineSnapshot(`
      "
      class ZodString {
        _parse(check) {
          if (false) {
            report("uuid");
          } else if (check.kind === "min") {
            report("min");
          }
        }
        
        min() { return { kind: "min" }; }
      }
      new ZodString()._parse(new ZodString().min());"
    `);
  });

  it('keeps other comparisons', () => {
    const code = `
const answer = await ask();
if (answer.kind === "uuid") {
  report();
}`;
    expect(omitUnreachedParts(code)).toBe(code);
  });
});
