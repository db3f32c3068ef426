import type { SiteClient } from './site-client';

/** Where a page of the dev server says that somebody looks at it, below the site's base URL. */
export const OPEN_PAGES = '__samples';

/** What is used of the dev server: the routes of its Express application. */
export type DevServer = {
  app: {
    get: (
      path: string,
      answer: (
        request: { query: { file?: unknown } },
        response: { json: (words: string) => void },
      ) => void,
    ) => void;
  };
};

/** Answers pages that are shown before they are checked how far the check is; theirs comes first then. */
export function answerOpenPages({ app }: DevServer, baseUrl: string, { ask }: SiteClient): void {
  app.get(`${baseUrl}${OPEN_PAGES}`, ({ query }, response) => {
    ask({ opened: String(query.file) }).then(
      ({ summary }) => response.json(summary),
      () => response.json(''),
    );
  });
}
