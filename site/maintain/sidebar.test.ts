import { describe, expect, it } from 'vitest';
import { addToSidebar } from './sidebar';

const typescript = `import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

// What is written here stays.
const sidebars: SidebarsConfig = {
  docs: [
    { type: 'category', label: 'Server', items: ['server/router', 'server/context'] },
    { type: 'category', label: 'Types', items: ['server/infer-types'] },
    { type: 'category', label: 'Client', items: ['client/links'] },
  ],
};

export default sidebars;
`;
const json = JSON.stringify({
  docs: [{ type: 'category', label: 'Server', items: ['server/router'] }],
});

describe('addToSidebar', () => {
  it('adds a page to the category with most of its folder, and changes nothing else', () => {
    expect(addToSidebar('sidebars.ts', typescript, 'server/limits')).toEqual({
      text: typescript.replace("'server/context'", `'server/context', "server/limits"`),
      category: 'Server',
    });
  });

  it('takes the category that is asked for', () => {
    const { text, category } = addToSidebar('sidebars.ts', typescript, 'server/limits', 'types');
    expect(category).toBe('Types');
    expect(text).toContain(`['server/infer-types', "server/limits"]`);
  });

  it('reads JSON, and a sidebar without categories', () => {
    const nested = addToSidebar('a.json', json, 'server/limits').text;
    expect(JSON.parse(nested)).toEqual({
      docs: [{ type: 'category', label: 'Server', items: ['server/router', 'server/limits'] }],
    });
    expect(addToSidebar('sidebars.ts', `export default { docs: ['a/b'] };`, 'a/c')).toEqual({
      text: `export default { docs: ['a/b', "a/c"] };`,
      category: 'docs',
    });
  });

  it('refuses a category that does not exist, and a folder that tells of none', () => {
    expect(() => addToSidebar('sidebars.ts', typescript, 'server/limits', 'Typs')).toThrow(
      'sidebars.ts has no category "Typs"; did you mean "Types"? There are Server, Types, Client.',
    );
    expect(() => addToSidebar('sidebars.ts', typescript, 'ops/limits')).toThrow(
      'No category of sidebars.ts has pages of ops/; say which one, as in --category "Server". There are Server, Types, Client.',
    );
  });
});
