/** Sizes of the chart's texts in CSS pixels, equal to those in the style sheet. */
export const type = { name: 13, text: 12, line: 16, padding: 8, gap: 2 } as const;

/** Keeps the smallest text at least 11 px high; the extra 0.1 px prevents rounding below. */
export const minZoom = 11.1 / type.text;

/** Maximum width of a line in CSS pixels; longer texts wrap. */
const maxWidth = 190;

/** Returns the width of a text in CSS pixels; `size` is the font size in CSS pixels. */
export type Measure = (text: string, size: number, isBold?: boolean) => number;

/** Estimates widths where no canvas can measure them: a letter takes 0.58 of the font size. */
export const estimate: Measure = (text, size) => text.length * size * 0.58;

/** Measures texts in the font of an element. */
export function measureIn(element: Element): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return estimate;
  const { fontFamily } = getComputedStyle(element);
  return (text, size, isBold = false) => {
    context.font = `${isBold ? 600 : 400} ${size}px ${fontFamily}`;
    // Adds 4 %, because browsers round glyph widths differently in a layout than on a canvas.
    return context.measureText(text).width * 1.04;
  };
}

/**
 * Splits a text between its words into lines of at most `maxWidth`; a wider word gets its own line.
 */
export function wrap(text: string, width: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && width(longer) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
