import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';

/** A page with a navbar item for a sidebar that does not exist. */
export default function Page() {
  return (
    <Layout>
      <NavbarItem type="docSidebar" sidebarId="dosc" label="Item" />
    </Layout>
  );
}
