import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { moveAssignments } from '../../bundles/static-members';

it('moves functions that are assigned to a class into it, and nothing else', () => {
  const code = `
export class A extends B {
  a() {}
}
function named() {}
A.create = (x) => new A(x);
A.other = function () {};
A.count = next();
class C {}
A.late = () => 1;
A.named = named;
A.value = value;

unknown.create = () => 1;
`;
  expect(moveAssignments(code, parseAst(code))).toMatchInlineSnapshot(`
    "
    export class A extends B {
      a() {}
    static create = (x) => new A(x);
    static other = function () {};
    static late = () => 1;
    static named = named;
    }
    function named() {}


    A.count = next();
    class C {}


    A.value = value;

    unknown.create = () => 1;
    "
  `);
});
