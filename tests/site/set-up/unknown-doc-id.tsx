import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';

/** A page with a navbar item for a doc that does not exist. */
export default function Page() {
  return (
    <Layout>
      <NavbarItem type="doc" docId="lisen" label="Item" />
    </Layout>
  );
}
