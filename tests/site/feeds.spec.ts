import { JSDOM } from 'jsdom';
import { expect, test } from '../support/site';

const POST = 'https://trpc.io/blog/hello-trpc';
const RFC_822 = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Parses a feed as strictly as feed readers do, and reads the text of its elements. */
function parse(xml: string) {
  const document = new JSDOM(xml, { contentType: 'application/xml' }).window.document;
  return (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
}

test('the RSS feed has what RSS 2.0 demands', async ({ request }) => {
  const text = parse(await (await request.get('/blog/rss.xml')).text());
  expect(text('rss > channel > title')).toBe('tRPC blog');
  expect(text('rss > channel > link')).toBe('https://trpc.io/blog');
  expect(text('rss > channel > description')).toMatch(/^News from the makers of tRPC/);
  expect(text('item > title')).toBe('Hello, tRPC');
  expect(text('item > link')).toBe(POST);
  expect(text('item > guid')).toBe(POST);
  expect(text('item > pubDate')).toMatch(RFC_822);
});

test('the Atom feed has what RFC 4287 demands', async ({ request }) => {
  const text = parse(await (await request.get('/blog/atom.xml')).text());
  expect(text('feed > id')).toBe('https://trpc.io/blog');
  expect(text('feed > title')).toBe('tRPC blog');
  expect(text('feed > updated')).toMatch(RFC_3339);
  expect(text('entry > id')).toBe(POST);
  expect(text('entry > title')).toBe('Hello, tRPC');
  expect(text('entry > updated')).toMatch(RFC_3339);
  expect(text('entry > author > name')).toBe('tRPC');
});

test('the JSON feed has what its version 1 demands', async ({ request }) => {
  const feed: unknown = await (await request.get('/blog/feed.json')).json();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    title: 'tRPC blog',
    home_page_url: 'https://trpc.io/blog',
    items: [
      {
        id: POST,
        url: POST,
        title: 'Hello, tRPC',
        content_html: expect.stringContaining('<p>'),
        date_modified: expect.stringMatching(RFC_3339),
      },
    ],
  });
});
