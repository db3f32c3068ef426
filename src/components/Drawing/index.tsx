import { createContext, useContext, useId, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The width of every drawing, in its own units: about pixels on a phone. */
export const DRAWING_WIDTH = 340;

const ArrowheadId = createContext('');

type DrawingProps = { label: string; height: number; children: ReactNode };

/**
 * A drawing in the colors of the page, made of the parts below and of any SVG elements.
 *
 * @param label what the drawing shows, in words, for screen readers and the page's Markdown
 * @param height in the drawing's units
 */
export function Drawing({ label, height, children }: DrawingProps) {
  const id = useId();
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${DRAWING_WIDTH} ${height}`}
      className={styles.drawing}
    >
      <defs>
        <Arrowhead id={id} />
        <Arrowhead id={`${id}accent`} accent />
      </defs>
      <ArrowheadId value={id}>{children}</ArrowheadId>
    </svg>
  );
}

function Arrowhead({ id, accent }: { id: string; accent?: boolean }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="6"
      markerHeight="6"
      orient="auto"
    >
      <path d="M0 0 8 4 0 8z" fill="currentColor" className={clsx(accent && styles.accent)} />
    </marker>
  );
}

type ArrowProps = { d: string; accent?: boolean; dashed?: boolean };

/** A line with an arrowhead. `d` is an SVG path; `accent` colors it. */
export function Arrow({ d, accent = false, dashed = false }: ArrowProps) {
  const id = useContext(ArrowheadId);
  return (
    <path
      d={d}
      className={clsx(styles.arrow, accent && styles.accent, dashed && styles.dashed)}
      markerEnd={`url(#${id}${accent ? 'accent' : ''})`}
    />
  );
}

/** A thin line. `d` is an SVG path. */
export function Line({ d, dashed = false }: { d: string; dashed?: boolean }) {
  return <path d={d} className={clsx(styles.line, dashed && styles.dashed)} />;
}

type LabelProps = {
  x: number;
  /** The baseline */
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  kind?: 'code' | 'title' | 'note';
  text: string | number;
};

/** A line of text, by default centered at `x`. */
export function Label({ x, y, anchor = 'middle', kind, text }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={clsx(kind && styles[kind])}>
      {text}
    </text>
  );
}

type BoxProps = {
  x: number;
  y: number;
  width: number;
  height?: number;
  tinted?: boolean;
  dashed?: boolean;
  /** A line in the middle of the box */
  text?: string;
  kind?: LabelProps['kind'];
};

/** A box with its upper left corner at `x` and `y`. */
export function Box({ x, y, width, height = 30, tinted, dashed, text, kind }: BoxProps) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="6"
        className={clsx(styles.box, tinted && styles.tinted, dashed && styles.dashed)}
      />
      {text && <Label x={x + width / 2} y={y + height / 2 + CAP_HALF} kind={kind} text={text} />}
    </>
  );
}

/** Half the height of a capital letter: the distance from a line's middle to its baseline. */
const CAP_HALF = 4.5;
