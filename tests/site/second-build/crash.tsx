import { useState } from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** A page that throws once one presses a button: its content, or the page with its layout. */
export default function Crash() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    throw new Error('The hive is empty');
  }
  return (
    <Layout title="A page that crashes">
      <CrashingContent />
      <button type="button" onClick={() => setBroken(true)}>
        Crash the page
      </button>
    </Layout>
  );
}

function CrashingContent() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    throw new Error('The hive is empty');
  }
  return (
    <main className="container">
      <Heading as="h1">A page that crashes</Heading>
      <button type="button" onClick={() => setBroken(true)}>
        Crash the content
      </button>
    </main>
  );
}
