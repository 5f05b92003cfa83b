/**
 * Matches numbers without an exponent, and JSON strings, so that digits in a string are skipped.
 */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.]*(?![\d.eE])/g;

/**
 * Parses JSON. A number that a double cannot hold, such as an id above 2^53 − 1, becomes text with
 * all its digits. Throws SyntaxError for invalid JSON.
 */
export function parseJson(text: string): unknown {
  const isLong = /\d[\d.]{15}/.test(text);
  return JSON.parse(
    isLong ? text.replaceAll(token, (part) => (isExact(part) ? part : `"${part}"`)) : text,
  );
}

function isExact(part: string): boolean {
  if (part.startsWith('"')) return true;
  const number = Number(part);
  return part.includes('.')
    ? part.length < 17 || String(number) === part
    : Number.isSafeInteger(number);
}
