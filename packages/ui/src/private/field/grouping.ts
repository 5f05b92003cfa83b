/** Groups the digits of a field for display; the field's text has no groups. */
export interface Grouping {
  readonly separator: string;
  /** Adds groups; returns text that is not a number unchanged. */
  readonly write: (text: string) => string;
  /** Removes groups from typed or pasted text; returns ambiguous text unchanged. */
  readonly read: (inserted: string) => string;
}

/** Longer text is not grouped: no amount or account has as many digits. */
const maxDigits = 24;
/** Consistently separated thousands with optional cents. */
const thousandsText = /^\d{1,3}(?:([.,\s'’])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/u;

/** Groups of three digits; the fraction stays as it is. */
export function thousands(separator: string): Grouping {
  const decimal = separator === '.' ? ',' : '.';
  return {
    separator,
    write(text) {
      const [, whole = '', rest = ''] = /^(\d+)([.,]\d*)?$/.exec(text) ?? [];
      if (whole === '' || whole.length > maxDigits || rest.startsWith(separator)) return text;
      return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, separator) + rest;
    },
    read(inserted) {
      const typed = inserted.trim();
      const [, separatorUsed] = thousandsText.exec(typed) ?? [];
      if (separatorUsed === undefined) return typed;
      const digits = typed.replaceAll(separatorUsed, '');
      // After groups, a comma is the decimal sign of the source.
      return digits.replace(/[.,]/, decimal);
    },
  };
}

/** Groups of given lengths, such as an account's; the last may be longer. */
export function blocks(lengths: readonly number[]): Grouping {
  return {
    separator: ' ',
    write(text) {
      if (!/^\d+$/.test(text) || text.length > maxDigits) return text;
      const parts: string[] = [];
      let from = 0;
      for (const [at, length] of lengths.entries()) {
        const to = at === lengths.length - 1 ? text.length : from + length;
        if (from < text.length) parts.push(text.slice(from, to));
        from = to;
      }
      return parts.join(' ');
    },
    read(inserted) {
      const digits = inserted.replaceAll(/[\s\-‐‑–.()/]/gu, '');
      return /^\d*$/.test(digits) ? digits : inserted;
    },
  };
}

/** A text with a caret position. */
export interface Edited {
  readonly text: string;
  /** Number of characters right of the caret. */
  readonly after: number;
}

interface Change {
  /** The previous text, without groups. */
  readonly text: string;
  /** The input's current text and caret. */
  readonly input: string;
  readonly caret: number;
  /** A forward deletion. */
  readonly isForward: boolean;
}

/** Applies an edit of the grouped text to the plain text. Deleting a separator deletes the digit beyond it. */
export function editedText(grouping: Grouping, { text, input, caret, isForward }: Change): Edited {
  const { separator } = grouping;
  const before = grouping.write(text);
  // Separators in ungrouped text belong to the reader.
  const isGrouped = before !== text;
  const plain = (part: string) => (isGrouped ? part.replaceAll(separator, '') : part);
  const end = commonEnd(before, input, input.length - caret);
  const start = commonStart(before, input, Math.min(before.length, input.length) - end);
  const inserted = input.slice(start, input.length - end);
  const removed = before.slice(start, before.length - end);
  let [left, right] = [plain(before.slice(0, start)), plain(before.slice(before.length - end))];
  if (isGrouped && inserted === '' && removed === separator) {
    if (isForward) right = right.slice(1);
    else left = left.slice(0, -1);
  }
  const next = left + grouping.read(inserted) + right;
  // Hand-typed groups count once they are complete.
  if (thousandsText.exec(next)?.[1] !== separator) return { text: next, after: right.length };
  return { text: grouping.read(next), after: right.replaceAll(separator, '').length };
}

/** Caret position in the grouped text. */
export function caretIn(grouping: Grouping, { text, after }: Edited): number {
  const written = grouping.write(text);
  if (written === text) return text.length - after;
  let at = written.length;
  for (let left = after; left > 0 && at > 0; at -= 1) {
    if (written[at - 1] !== grouping.separator) left -= 1;
  }
  return at;
}

function commonStart(a: string, b: string, maxLength: number): number {
  let length = 0;
  while (length < maxLength && a[length] === b[length]) length += 1;
  return length;
}

/** Text right of the caret is unchanged. */
function commonEnd(a: string, b: string, maxLength: number): number {
  let length = 0;
  while (length < maxLength && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return Math.min(length, a.length);
}
