import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';

/** A page with a navbar item for a sidebar with nothing to link to. */
export default function Page() {
  return (
    <Layout>
      <NavbarItem type="docSidebar" sidebarId="empty" label="Item" />
    </Layout>
  );
}
