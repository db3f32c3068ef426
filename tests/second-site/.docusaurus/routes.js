import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/search',
    component: ComponentCreator('/search', '5de'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', '02b'),
    routes: [
      {
        path: '/docs/v2',
        component: ComponentCreator('/docs/v2', 'd81'),
        routes: [
          {
            path: '/docs/v2',
            component: ComponentCreator('/docs/v2', '781'),
            routes: [
              {
                path: '/docs/v2',
                component: ComponentCreator('/docs/v2', '4fb'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/docs/v2/listen',
                component: ComponentCreator('/docs/v2/listen', '8f8'),
                exact: true,
                sidebar: "docs"
              }
            ]
          }
        ]
      },
      {
        path: '/docs/v3',
        component: ComponentCreator('/docs/v3', '63f'),
        routes: [
          {
            path: '/docs/v3',
            component: ComponentCreator('/docs/v3', '7e7'),
            routes: [
              {
                path: '/docs/v3',
                component: ComponentCreator('/docs/v3', '748'),
                exact: true,
                sidebar: "docs"
              },
              {
                path: '/docs/v3/listen',
                component: ComponentCreator('/docs/v3/listen', 'd05'),
                exact: true,
                sidebar: "docs"
              }
            ]
          }
        ]
      }
    ]
  },
  {
    path: '/',
    component: ComponentCreator('/', 'fd5'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
