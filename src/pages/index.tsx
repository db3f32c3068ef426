import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MDXContent from '@theme/MDXContent';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { facts, versions } from '@site/src/data/home';
import FirstProgram from './_first-program.mdx';
import styles from './index.module.css';

/** The home page: the idea, one program that shows it, what it rests on, and the two versions. */
export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description="tRPC lets a TypeScript client call a TypeScript server with full types, without a schema and without code generation. Docs for 9.x and the 10.x pre-release."
    >
      <Hero />
      <main>
        <Program />
        <Facts />
        <Versions />
      </main>
    </Layout>
  );
}

function Hero() {
  return (
    <header className={styles.hero}>
      <div className="container">
        <Heading as="h1" className={styles.tagline}>
          Move fast and <span className={styles.emphasis}>break nothing</span>
        </Heading>
        <p className={styles.lead}>
          End-to-end typesafe APIs for TypeScript. Write functions on the server, call them from the
          client, and let the compiler watch the line between the two.
        </p>
        <div className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/v9/quickstart">
            Quickstart
          </Link>
          <Link className="button button--secondary button--lg" to="#program">
            See it run
          </Link>
        </div>
        <pre className={styles.install} aria-label="Install command">
          <code>npm install --save-exact @trpc/server@9.27.4 @trpc/client@9.27.4 zod@3.25.76</code>
        </pre>
      </div>
    </header>
  );
}

function Program() {
  return (
    <section className={styles.section} aria-labelledby="program">
      <div className="container">
        <Heading as="h2" id="program">
          One program, both sides
        </Heading>
        <p className={styles.sectionLead}>
          The server exports a type, the client imports it. That is the whole contract.
        </p>
        <div className={`markdown ${styles.program}`}>
          <MDXContent>
            <FirstProgram />
          </MDXContent>
        </div>
      </div>
    </section>
  );
}

function Facts() {
  return (
    <section className={`${styles.section} ${styles.shaded}`} aria-labelledby="facts">
      <div className="container">
        <Heading as="h2" id="facts">
          What it rests on
        </Heading>
        <ul className={styles.cards}>
          {facts.map(({ title, text, to, link }) => (
            <li key={title} className={styles.card}>
              <Heading as="h3">{title}</Heading>
              <p>{text}</p>
              <Link to={to}>{link}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Versions() {
  return (
    <section className={styles.section} aria-labelledby="versions">
      <div className="container">
        <Heading as="h2" id="versions">
          Two versions, two sets of docs
        </Heading>
        <ul className={styles.cards}>
          {versions.map(({ label, status, text, to, link }) => (
            <li key={label} className={styles.card}>
              <Heading as="h3">
                {label} <span className={styles.status}>{status}</span>
              </Heading>
              <p>{text}</p>
              <Link to={to}>{link}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
