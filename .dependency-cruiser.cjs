/*
 * Doors open one way: what a room may import. The site uses features, features use packages by their
 * names and what is shared, packages do not know the site, and within a package imports run down its
 * list of floors.
 */

const { floors } = require('./packages/samples/floors.json');
const { floors: playgroundFloors } = require('./packages/playground/floors.json');

/** From the ground up; a room imports what stands before it. Rooms of one line do not know each other. */
const FLOORS = {
  samples: floors.filter((rooms) => !rooms.includes('index.ts')),
  playground: playgroundFloors.filter((rooms) => !rooms.includes('index.ts')),
  search: [['engine'], ['client'], ['indexing', 'theme']],
};

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Move what both need to a file of its own.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-know-no-site',
      comment: 'Pass it as an option.',
      from: { path: '^packages/', pathNot: '^packages/[^/]+/(tests|bench)/' },
      to: { path: '^(src|site|features|shared|tests|bench)/|^[^/]+\\.ts$' },
    },
    {
      name: 'shared-knows-nobody',
      comment: 'Pass it as an argument, or move the file into the feature that needs it.',
      from: { path: '^shared/' },
      to: { path: '^(src|site|features|packages)/' },
    },
    {
      name: 'features-know-no-site',
      comment: 'What both need goes into shared; what a feature needs is passed to it.',
      from: { path: '^features/' },
      to: { path: '^(src|site)/' },
    },
    {
      name: 'features-know-not-each-other',
      comment:
        'Move what both need into shared, or let site/finish or the theme bring them together.',
      from: { path: '^features/([^/]+)/' },
      to: { path: '^features/', pathNot: '^features/$1/' },
    },
    {
      name: 'build-and-browser-apart',
      comment: 'Put what both halves need beside the two folders.',
      from: { path: '^features/[^/]+/(plugin|client)/' },
      to: { path: '^features/[^/]+/(plugin|client)/', pathNot: '^features/[^/]+/$1/' },
    },
    {
      name: 'nothing-imports-tests',
      from: { pathNot: '(^|/)(tests|bench)/|^playwright|\\.test\\.tsx?$' },
      to: { path: '(^|/)(tests|bench)/' },
    },
    {
      name: 'packages-know-doors-alone',
      comment: 'Import the other package by its name; what is missing goes into its exports.',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/(?:$1/|[^/]+/[^/]+\\.tsx?$)' },
    },
    {
      name: 'front-doors-only',
      comment: 'Import the package by its name; what is missing goes into its exports.',
      from: { pathNot: '^packages/' },
      to: {
        path: '^packages/',
        dependencyTypesNot: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'aliased-workspace'],
      },
    },
    {
      name: 'no-import-between-specs',
      comment: 'Put what they share into tests/support.',
      from: { path: '\\.(spec|test)\\.tsx?$' },
      to: { path: '\\.(spec|test)\\.tsx?$' },
    },
    ...Object.entries(FLOORS).flatMap(([name, floors]) =>
      floors.flatMap((rooms, height) =>
        rooms.map((room) => {
          const below = [room, ...floors.slice(0, height).flat()].join('|');
          return {
            name: `${name}: ${room} imports what is below it`,
            from: { path: `^packages/${name}/${room}/` },
            to: {
              path: `^packages/${name}/`,
              pathNot: `^packages/${name}/(${below}|node_modules)/`,
            },
          };
        }),
      ),
    ),
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: ['node_modules', '^build/', '^\\.docusaurus/'] },
    exclude: { path: '^(build|\\.docusaurus|\\.cache|libraries|packages/[^/]+/dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
