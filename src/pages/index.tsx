import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MDXContent from '@theme/MDXContent';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import OpenWire from '@site/features/home/client/OpenWire';
import TypesThatFollow from '@site/features/home/client/TypesThatFollow';
import { products } from '@site/src/data/awesome';
import { facts, serverChanges, versions } from '@site/src/data/home';
import Install from './_install.mdx';
import OnTheWire from './_on-the-wire.mdx';
import styles from './index.module.css';

/** The home page: a demo to edit, a program to run, facts, the two docs versions, and the community. */
export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout
      title={siteConfig.tagline}
      description="tRPC lets a TypeScript client call a TypeScript server with full types, without a schema and without code generation. Docs for 9.x and the 10.x pre-release."
    >
      <main>
        <Hero />
        <Wire />
        <Section id="facts" title="What it is, and what it is not">
          <Cards cards={facts} />
        </Section>
        <Section id="versions" title="Two versions, two sets of docs">
          <Cards cards={versions} />
        </Section>
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
        <div className={styles.top}>
          <p className={styles.lead}>
            Your TypeScript client calls your server’s functions. Change the server, and the calls
            that no longer fit turn red before anything runs.
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/v9/quickstart">
              Quickstart <span className={styles.version}>9.x, the stable release</span>
            </Link>{' '}
            <Link className="button button--secondary button--lg" to="#wire">
              See it run
            </Link>
          </div>
        </div>
        <TypesThatFollow changes={serverChanges} />
        <div className={clsx('panel panel--samples', styles.install)}>
          <MDXContent>
            <Install />
          </MDXContent>
        </div>
      </div>
    </header>
  );
}

type SectionProps = { id: string; title: string; children: ReactNode };

/** A part of the page, with its heading. */
function Section({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="container">
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  );
}

function Wire() {
  return (
    <Section id="wire" title="Two calls, one request">
      <p className={styles.sectionLead}>
        No code is generated, and nothing is hidden: calls travel as plain HTTP and JSON. Run it
        here, with the real packages, and see what server and client say to each other.
      </p>
      <OpenWire className={clsx('panel panel--floating panel--samples', styles.program)}>
        <MDXContent>
          <OnTheWire />
        </MDXContent>
      </OpenWire>
      <p className="margin-top--lg margin-bottom--none">
        Change it, and any other program of the docs, in the{' '}
        <Link to="/playground">playground</Link>.
      </p>
    </Section>
  );
}

type CardProps = {
  title: string;
  /** Shown beside the title */
  status?: string;
  isStable?: boolean;
  text: string;
  to: string;
  /** The text of the link; a click anywhere on the card follows it */
  link: string;
};

function Cards({ cards }: { cards: readonly CardProps[] }) {
  return (
    <ul className="clean-list card-grid margin-bottom--none">
      {cards.map(({ title, status, isStable, text, to, link }) => (
        <li key={title} className={clsx('panel link-card', styles.card)}>
          <Heading as="h3">
            {title}{' '}
            {status && (
              <span className={clsx('badge', isStable ? styles.stable : 'badge--caution')}>
                {status}
              </span>
            )}
          </Heading>
          <p>{text}</p>
          <Link className={styles.way} to={to}>
            {link}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Community() {
  return (
    <Section id="community" title="Built by its community">
      <p className={styles.sectionLead}>
        Open-source products that run on tRPC, and where the people behind it talk.
      </p>
      <Cards
        cards={products.map(({ name, url, what }) => {
          return { title: name, text: what, to: url, link: new URL(url).pathname.slice(1) };
        })}
      />
      <p className="margin-top--lg margin-bottom--none">
        <Link to="/docs/v9/awesome-trpc">The whole collection</Link> has extensions, starters, talks
        and articles. Questions are answered on <Link to="https://trpc.io/discord">Discord</Link>.
      </p>
    </Section>
  );
}
