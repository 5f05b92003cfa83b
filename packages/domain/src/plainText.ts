/**
 * Invisible characters in copied text: zero-width spaces, direction marks, soft hyphens, variation
 * selectors, Hangul fillers, the Braille blank, the object replacement character.
 */
const marks = /[\p{Cf}\p{DI}\u2800\uFFFC]/gu;

/** `marks` without the joiners and variation selectors that letters need. */
const marksInNames = /(?![\u200C\u200D]|\p{Variation_Selector})[\p{Cf}\p{DI}\u2800\uFFFC]/gu;

/** White space of every kind, non-breaking spaces and line breaks included. */
const spaces = /\s/gu;

const controls = /\p{Cc}/gu;

/** Full-width characters of East Asian keyboards, `！` to `～`. */
const fullWidth = /[\uFF01-\uFF5E]/gu;

/**
 * Reads text that has a grammar, such as a number or a code: without invisible characters, trimmed,
 * full-width characters as ASCII.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(marks, '')
    .replaceAll(spaces, ' ')
    .replaceAll(controls, '')
    .replaceAll(fullWidth, (sign) => sign.normalize('NFKC'))
    .trim();
}

/** Joiners and spaces at the ends of a name. Some scripts need joiners inside a name. */
const joinersAtEnds = /^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/gu;

/** Reads a name: without invisible characters, trimmed. */
export function nameText(text: string): string {
  return text
    .replaceAll(marksInNames, '')
    .replaceAll(spaces, ' ')
    .replaceAll(controls, '')
    .replaceAll(joinersAtEnds, '');
}

/** Checks for characters that nobody sees, spaces at the ends included. */
export function hasInvisible(text: string): boolean {
  const isHidden = /(?!\p{Variation_Selector})[\p{Cf}\p{DI}\p{Cc}\u2800\uFFFC]|(?! )\s/u;
  return isHidden.test(text) || text !== text.trim();
}

/** Removes a label that was copied with a value: `CLABE: 0123…` gives `0123…`. */
export function withoutLabel(text: string): string {
  return text.replace(/^[^:]{1,40}:\s*(?=\S)/u, '');
}
