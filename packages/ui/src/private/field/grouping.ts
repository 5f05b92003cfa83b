/** How the digits of a field are written in groups; its text stays without them. */
export interface Grouping {
  readonly separator: string;
  /** The text as it is written; unchanged where it is not a number. */
  readonly write: (text: string) => string;
  /** What was typed, pasted or filled in, without groups; unchanged where they may mean something else. */
  readonly read: (inserted: string) => string;
}

/** Longer ones are written as typed: no amount and no account has as many digits. */
const longest = 24;
/** Thousands by one separator throughout, and cents after another one at most. */
const thousandsText = /^\d{1,3}(?:([.,\s'’])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/u;

/** Groups of three, as numbers are written with a separator; what follows a point stays as it is. */
export function thousands(separator: string): Grouping {
  const decimal = separator === '.' ? ',' : '.';
  return {
    separator,
    write(text) {
      const [, whole = '', rest = ''] = /^(\d+)([.,]\d*)?$/.exec(text) ?? [];
      if (whole === '' || whole.length > longest || rest.startsWith(separator)) return text;
      return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, separator) + rest;
    },
    read(inserted) {
      const typed = inserted.trim();
      const [, by] = thousandsText.exec(typed) ?? [];
      if (by === undefined) return typed;
      const digits = typed.replaceAll(by, '');
      // A comma may be the decimal sign of who copied it: after groups it is one.
      return digits.replace(/[.,]/, decimal);
    },
  };
}

/** Groups of given lengths, as an account or a phone number is written; the last may be longer. */
export function blocks(lengths: readonly number[]): Grouping {
  return {
    separator: ' ',
    write(text) {
      if (!/^\d+$/.test(text) || text.length > longest) return text;
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

/** A text and where the caret is in it. */
export interface Edited {
  readonly text: string;
  /** How many characters of the text are right of the caret. */
  readonly after: number;
}

interface Change {
  /** The text before, without groups. */
  readonly text: string;
  /** What the input holds now, and the caret in it. */
  readonly input: string;
  readonly caret: number;
  /** The caret's right was deleted, not its left. */
  readonly isForward: boolean;
}

/** The text that an edit of the written one makes. To delete a separator is to delete the digit beyond it. */
export function editedText(grouping: Grouping, { text, input, caret, isForward }: Change): Edited {
  const { separator } = grouping;
  const before = grouping.write(text);
  // Separators in a text that is written as it is are the reader's own.
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
  // Groups that are typed by hand are groups once they are whole.
  if (thousandsText.exec(next)?.[1] !== separator) return { text: next, after: right.length };
  return { text: grouping.read(next), after: right.replaceAll(separator, '').length };
}

/** Where the caret is in the written text so that as many characters of the text are right of it. */
export function caretIn(grouping: Grouping, { text, after }: Edited): number {
  const written = grouping.write(text);
  if (written === text) return text.length - after;
  let at = written.length;
  for (let left = after; left > 0 && at > 0; at -= 1) {
    if (written[at - 1] !== grouping.separator) left -= 1;
  }
  return at;
}

function commonStart(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/** What is right of the caret was not touched. */
function commonEnd(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return Math.min(length, one.length);
}
