import { type ReactNode, useId } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The width of every drawing, in its own units: about pixels on a phone. */
export const DRAWING_WIDTH = 340;

type DrawingProps = { label: string; height: number; children: ReactNode };

/**
 * A drawing in the colors of the page, made of the parts below and of any SVG elements.
 *
 * @param label what the drawing shows, in words, for screen readers and the page's Markdown
 * @param height in the drawing's units
 */
export function Drawing({ label, height, children }: DrawingProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${DRAWING_WIDTH} ${height}`}
      className={styles.drawing}
    >
      {children}
    </svg>
  );
}

type ArrowProps = { d: string; accent?: boolean; dashed?: boolean };

/** A line with an arrowhead. `d` is an SVG path; `accent` colors it. */
export function Arrow({ d, accent, dashed }: ArrowProps) {
  const id = useId();
  const size = { viewBox: '0 0 8 8', markerWidth: 6, markerHeight: 6 };
  return (
    <g className={clsx(accent && styles.accent)}>
      <marker id={id} refX="7" refY="4" orient="auto" {...size}>
        <path d="M0 0 8 4 0 8z" fill="currentColor" />
      </marker>
      <path
        d={d}
        className={clsx(styles.arrow, dashed && styles.dashed)}
        markerEnd={`url(#${id})`}
      />
    </g>
  );
}

/** A thin line. `d` is an SVG path. */
export function Line({ d, dashed }: { d: string; dashed?: boolean }) {
  return <path d={d} className={clsx(styles.line, dashed && styles.dashed)} />;
}

type TextProps = { kind?: 'code' | 'title' | 'note'; anchor?: 'start' | 'middle' | 'end' };

type LabelProps = TextProps & {
  /** `y` is that of the baseline */
  at: [x: number, y: number];
  text: string | number;
};

/** A line of text, by default centered at `x`. */
export function Label({ at: [x, y], anchor = 'middle', kind, text }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={clsx(kind && styles[kind])}>
      {text}
    </text>
  );
}

type BoxProps = TextProps & {
  /** The upper left corner, and the size; by default 30 high */
  at: [x: number, y: number, width: number, height?: number];
  tinted?: boolean;
  dashed?: boolean;
  /** A line, or several, in the middle of the box or at its start */
  text?: string | string[];
};

/** A box, which covers what is drawn before. */
export function Box({ at, tinted, dashed, text = [], anchor = 'middle', kind }: BoxProps) {
  const [x, y, width, height = 30] = at;
  const textX = anchor === 'start' ? x + TEXT_INSET : x + width / 2;
  const lines = [text].flat();
  const firstY = y + height / 2 + CAP_HALF - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return (
    <>
      <rect
        {...{ x, y, width, height, rx: 6 }}
        className={clsx(styles.box, tinted && styles.tinted, dashed && styles.dashed)}
      />
      {lines.map((line, index) => (
        <Label
          key={line}
          at={[textX, firstY + index * LINE_HEIGHT]}
          anchor={anchor}
          kind={kind}
          text={line}
        />
      ))}
    </>
  );
}

const TEXT_INSET = 10;
const LINE_HEIGHT = 17;
/** Half the height of a capital letter: the distance from a line's middle to its baseline. */
const CAP_HALF = 4.5;
