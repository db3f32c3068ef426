import Conversation from '../Drawing/Conversation';

/** What `ssr: true` does for one page: passes over the tree with a batch each, then the HTML. */
export default function SsrPasses() {
  return (
    <Conversation
      label="The browser asks for a page. Pass 1 over the page's components sends a batch with author.me and post.list to the API and waits for its data. Pass 2 sends comment.list. Pass 3 finds no new query. The page is rendered once more, and the HTML with its data goes to the browser."
      sides={{ browser: 32, page: 122, API: 306 }}
      kind="code"
      steps={[
        { to: 'page', text: 'GET /' },
        { side: 'page', text: 'pass 1' },
        { from: 'page', to: 'API', text: 'author.me,post.list' },
        { from: 'API', to: 'page', text: 'data' },
        { side: 'page', text: 'pass 2' },
        { from: 'page', to: 'API', text: 'comment.list' },
        { from: 'API', to: 'page', text: 'data' },
        { side: 'page', text: 'pass 3' },
        { side: 'page', text: 'render' },
        { from: 'page', to: 'browser', text: 'HTML' },
      ]}
    />
  );
}
