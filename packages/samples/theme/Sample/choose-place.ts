/** Between a line and its tooltip, and between a tooltip and the edge of the window. */
export const GAP = 4;
export const MARGIN = 8;

/** With less height than this one reads nothing: some lines, and the button for the rest. */
const LEAST = 144;

/**
 * Chooses where a tooltip hides least: below its line, else above but not over the heading, else where
 * there is more room. All are distances from the window's top.
 *
 * @param line - the line that it explains, which it never hides
 * @param height - what the tooltip needs
 * @param headingBottom - where the heading above the line ends
 * @returns on which side of the line it is, and how high it may be there
 */
export function choosePlace(
  line: { top: number; bottom: number },
  height: number,
  headingBottom: number,
  windowHeight: number,
): { side: 'below' | 'above'; room: number } {
  const below = windowHeight - MARGIN - line.bottom - GAP;
  const above = line.top - GAP - MARGIN;
  const belowHeading = Math.min(above, line.top - GAP - headingBottom);
  if (height <= below) {
    return { side: 'below', room: below };
  }
  if (height <= belowHeading) {
    return { side: 'above', room: belowHeading };
  }
  const isEnough = Math.max(below, belowHeading) >= LEAST;
  const free = isEnough ? belowHeading : above;
  return below >= free ? { side: 'below', room: below } : { side: 'above', room: free };
}
