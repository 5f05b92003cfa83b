/** Maximum number of characters that a screen shows of an upstream's sentence. */
const maxLength = 200;

/** Signs of a program error, such as a stack trace or SQL, in place of a sentence for customers. */
const technical =
  /SQLSTATE|stack ?trace|traceback|\bat [\w$.<>]+\(|#\d+ |\w(?:Exception|Error)\b|(?:fatal|parse|syntax) error|\b(?:warning|notice|deprecated): |undefined (?:index|variable|offset|property|method)|\bon line \d|\.(?:php|java|py|rb|cs|go|js|ts):\d|\.php\b|\b(?:select|insert into|update|delete from)\b.+\b(?:from|values|set|where)\b/is;

/** True for a text for programmers, such as an error of a database, which must not be shown. */
export function isTechnical(text: string): boolean {
  return technical.test(text);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Combining marks of HTML entities such as `aacute` and `ntilde`. */
const marks: Readonly<Record<string, string>> = { acute: '\u0301', tilde: '\u0303', uml: '\u0308' };

function characterOf(entity: string): string | undefined {
  const [, code] = /^#(\d{2,6})$/.exec(entity) ?? [];
  if (code !== undefined && Number(code) <= 0x10_ff_ff) return String.fromCodePoint(Number(code));
  const [, letter = '', mark = ''] = /^([a-z])(acute|tilde|uml)$/i.exec(entity) ?? [];
  return letter === '' ? entities[entity] : `${letter}${marks[mark]}`.normalize('NFC');
}

/** Removes scripts, styles and tags. */
export function plainText(markup: string): string {
  return markup
    .replaceAll(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<\/?[a-z!][^>]*>/gi, ' ');
}

/** Makes one short line of an upstream's sentence: without markup and invisible characters. */
export function cleanText(text: string): string {
  const line = plainText(text)
    .replaceAll(/&(#?\w+);/g, (reference, entity: string) => characterOf(entity) ?? reference)
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line;
}

/** True if a text is an HTML page, rather than JSON after warnings in HTML. */
export function isPage(text: string): boolean {
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype|html|head|body)\b/i.test(text);
}
