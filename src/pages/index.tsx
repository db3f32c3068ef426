import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { CLIENT_SIZE } from '@site/src/data/clientSize';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MDXContent from '@theme/MDXContent';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import TypesThatFollow from '@site/src/components/TypesThatFollow';
import { products } from '@site/src/data/awesome';
import { facts, serverChanges, versions } from '@site/src/data/home';
import OnTheWire from './_on-the-wire.mdx';
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
        <Types />
        <Wire />
        <Facts />
        <Versions />
        <Community />
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
          <Link className="button button--secondary button--lg" to="#wire">
            See it run
          </Link>
          <pre className={styles.install} aria-label="Install command">
            <code>
              npm install --save-exact @trpc/server@9.27.4 @trpc/client@9.27.4 zod@3.25.76
            </code>
          </pre>
        </div>
      </div>
    </header>
  );
}

function Types() {
  return (
    <section className={clsx(styles.section, styles.first)} aria-labelledby="types">
      <div className="container">
        <Heading as="h2" id="types">
          Types that follow
        </Heading>
        <p className={styles.sectionLead}>
          The client imports one type from the server. Change the server, and every call that no
          longer fits turns red before anything runs.
        </p>
        <TypesThatFollow changes={serverChanges} />
      </div>
    </section>
  );
}

function Wire() {
  return (
    <section className={`${styles.section} ${styles.shaded}`} aria-labelledby="wire">
      <div className="container">
        <Heading as="h2" id="wire">
          On the wire
        </Heading>
        <p className={styles.sectionLead}>
          Run it here: server and client are the real packages, and the page shows what they say to
          each other over HTTP. Two calls, one request.
        </p>
        <div className={clsx('markdown', styles.program)}>
          <MDXContent>
            <OnTheWire />
          </MDXContent>
        </div>
      </div>
    </section>
  );
}

function Facts() {
  const { gzipped, minified } = CLIENT_SIZE;
  return (
    <section className={styles.section} aria-labelledby="facts">
      <div className="container">
        <Heading as="h2" id="facts">
          What it is, and what it is not
        </Heading>
        <ul className={styles.facts}>
          <li className={styles.fact}>
            <Heading as="h3">{kilobytes(gzipped)} in the browser</Heading>
            <p>
              The 9.x client with batching, minified and gzipped: {kilobytes(minified)} before gzip,
              measured anew in every test of this site.
            </p>
            <Link to="/docs/v9/links">What the client does with a call</Link>
          </li>
          {facts.map(({ title, text, to, link }) => (
            <li key={title} className={styles.fact}>
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

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function Versions() {
  return (
    <section className={`${styles.section} ${styles.shaded}`} aria-labelledby="versions">
      <div className="container">
        <Heading as="h2" id="versions">
          Two versions, two sets of docs
        </Heading>
        <ul className={styles.cards}>
          {versions.map(({ label, status, isStable, text, to, link }) => (
            <li key={label} className={styles.card}>
              <Heading as="h3">
                {label}{' '}
                <span className={clsx(styles.status, !isStable && styles.unstable)}>{status}</span>
              </Heading>
              <p>{text}</p>
              <Link className={`button button--${isStable ? 'primary' : 'secondary'}`} to={to}>
                {link}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Community() {
  return (
    <section className={styles.section} aria-labelledby="community">
      <div className="container">
        <Heading as="h2" id="community">
          Built by its community
        </Heading>
        <p className={styles.sectionLead}>
          Open-source products that run on tRPC, and where the people behind it talk.
        </p>
        <ul className={styles.cards}>
          {products.map(({ name, url, what }) => (
            <li key={url} className={styles.card}>
              <Heading as="h3">
                <Link to={url}>{name}</Link>
              </Heading>
              <p>{what}</p>
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <Link to="/docs/v9/awesome-trpc">The whole collection</Link> has extensions, starters,
          talks and articles. Questions are answered on{' '}
          <Link to="https://trpc.io/discord">Discord</Link>.
        </p>
      </div>
    </section>
  );
}
