import fs from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { createElement as h } from 'react';
import satori from 'satori';
import type { CardText } from './card-text';

/** The usual size of Open Graph images, in pixels. */
const SIZE = { width: 1200, height: 630 };
/** In characters. Longer titles are set smaller. */
const LONG_TITLE = 34;

/** Satori draws letters as paths, so resvg need not read the machine's fonts for each card. */
const OPTIONS = { font: { loadSystemFonts: false } };

/**
 * Loads the fonts and the logo once, and returns the function that draws a card.
 *
 * @param logoFile - path of an SVG
 * @returns a function from a card's text to a PNG of 1200 × 630 pixels
 */
export async function createCardDrawer(logoFile: string) {
  const logo = `data:image/svg+xml;base64,${await fs.readFile(logoFile, 'base64')}`;
  const fonts = await Promise.all([loadFont(400), loadFont(700)]);
  return async (text: CardText): Promise<Buffer> => {
    const svg = await satori(card(text, logo), { ...SIZE, fonts });
    return new Resvg(svg, OPTIONS).render().asPng();
  };
}

async function loadFont(weight: 400 | 700) {
  const file = require.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`);
  return { name: 'Geist', weight, data: await fs.readFile(file) };
}

function card({ title, place }: CardText, logo: string) {
  return h(
    'div',
    { style: styles.card },
    h(
      'div',
      { style: styles.brand },
      h('img', { src: logo, width: 88, height: 88 }),
      h('span', { style: styles.name }, 'tRPC'),
    ),
    h('div', { style: { ...styles.title, fontSize: title.length > LONG_TITLE ? 68 : 92 } }, title),
    h('div', { style: styles.place }, place),
  );
}

const styles = {
  card: {
    width: '100%',
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    padding: 80,
    fontFamily: 'Geist',
    color: '#f3f6fb',
    backgroundColor: '#0d131c',
    backgroundImage: 'radial-gradient(circle at 100% 0%, #1f5ac8 0%, #0d131c 60%)',
  },
  brand: { display: 'flex', alignItems: 'center', gap: 28 },
  name: { fontSize: 52, fontWeight: 700 },
  title: { fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.03em' },
  place: { fontSize: 36, color: '#a6c9ff' },
} as const;
