/** Groups the digits of a field for display; the field's text has no groups. */
export interface Grouping {
  readonly separator: string;
  /** Adds groups; returns text that is not a number unchanged. */
  readonly write: (text: string) => string;
  /** Removes groups from typed or pasted text; other text keeps its separators. */
  readonly read: (typed: string) => string;
}

/** Longer text is not grouped: no amount or account has as many digits. */
const maxDigits = 24;

/** Spaces with which programs group digits: no-break, thin and narrow no-break. */
const groupSpaces = '\\u00A0\\u2009\\u202F';

/**
 * Groups the whole part in threes; the fraction has no groups. Only `separator` and `groupSpaces`
 * are read as group separators, because any other sign could be a decimal sign.
 */
export function thousandsGrouping(separator: string): Grouping {
  const grouped = new RegExp(
    `^[1-9]\\d{0,2}([${separator}${groupSpaces}])\\d{3}(?:\\1\\d{3})*(?:(?!\\1)[.,]\\d*)?$`,
    'u',
  );
  return {
    separator,
    write(text) {
      const [, whole = '', rest = ''] = /^(\d+)([.,]\d*)?$/.exec(text) ?? [];
      if (whole === '' || whole.length > maxDigits || rest.startsWith(separator)) return text;
      return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, separator) + rest;
    },
    read(typed) {
      const text = toPlainText(typed);
      const [, separatorUsed] = grouped.exec(text) ?? [];
      return separatorUsed === undefined ? text : text.replaceAll(separatorUsed, '');
    },
  };
}

/**
 * Groups of given lengths, such as those of an account number; the last group takes all further
 * digits. `read` also removes words before the number, such as `CLABE:`.
 */
export function blockGrouping(lengths: readonly number[]): Grouping {
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
    read(typed) {
      const digits = toPlainText(typed)
        .replace(/^\p{L}[\p{L}\s]*(?:\s|:\s*)(?=\d)/u, '')
        .replaceAll(/[\s\-‐‑–.()/]/gu, '');
      return /^\d*$/.test(digits) ? digits : typed;
    },
  };
}

/** Removes invisible characters and outer spaces, and writes full-width characters as ASCII. */
export function toPlainText(text: string): string {
  return text
    .replaceAll(/[\p{Cf}\p{DI}\u2800\uFFFC]/gu, '')
    .replaceAll(/[\uFF01-\uFF5E]/gu, (sign) => sign.normalize('NFKC'))
    .trim();
}

/** A text with a caret position. */
export interface TextWithCaret {
  readonly text: string;
  /** Number of characters right of the caret. */
  readonly after: number;
}

/** Ends of a selection. */
export type Selection = readonly [start: number, end: number];

interface Change {
  /** The previous text, without groups. */
  readonly text: string;
  /** The selection before the edit. */
  readonly selection?: Selection;
  /** The input's current text and caret. */
  readonly input: string;
  readonly caret: number;
  /** A forward deletion. */
  readonly isForward: boolean;
}

/**
 * Applies an edit of the grouped text to the plain text. Deleting a separator also deletes the next
 * digit in the direction of the deletion.
 */
export function editedText(grouping: Grouping, change: Change): TextWithCaret {
  const { text, input, isForward } = change;
  const { separator } = grouping;
  const before = grouping.write(text);
  // In text that is not grouped, the reader typed the separators.
  const isGrouped = before !== text;
  const ungroup = (part: string) => (isGrouped ? part.replaceAll(separator, '') : part);
  const [start, end] = replaced(before, change);
  const inserted = input.slice(start, input.length - end);
  const removed = before.slice(start, before.length - end);
  let left = ungroup(before.slice(0, start));
  let right = ungroup(before.slice(before.length - end));
  if (isGrouped && inserted === '' && removed === separator) {
    if (isForward) right = right.slice(1);
    else left = left.slice(0, -1);
  }
  const next = grouping.read(left + inserted + right);
  const isRead = next !== left + inserted + right;
  return { text: next, after: isRead ? right.replaceAll(/\D/g, '').length : right.length };
}

/**
 * Counts the characters that an edit left unchanged at both ends. `1,5` pasted over a selected
 * `1,500` replaces all of it, although comparing the texts suggests two deleted digits.
 */
function replaced(before: string, { selection, input, caret }: Change): Selection {
  if (selection !== undefined) {
    const [from, to] = selection;
    const rest = before.slice(to);
    const isSelected = to > from && input.startsWith(before.slice(0, from));
    if (isSelected && from <= caret && input.slice(caret) === rest) return [from, rest.length];
  }
  const end = commonEnd(before, input, input.length - caret);
  return [commonStart(before, input, Math.min(before.length, input.length) - end), end];
}

/** Caret position in the grouped text. */
export function caretIn(grouping: Grouping, { text, after }: TextWithCaret): number {
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

/**
 * Length of the common end, at most `maxLength`: an edit leaves the text right of the caret
 * unchanged.
 */
function commonEnd(a: string, b: string, maxLength: number): number {
  let length = 0;
  while (length < maxLength && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return Math.min(length, a.length);
}
