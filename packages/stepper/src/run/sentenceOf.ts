/** Maximum length in characters, because a failed expectation prints the whole page. */
const longest = 300;

// oxlint-disable-next-line eslint/no-control-regex -- messages of expectations have terminal colours
const terminalColours = /\u001B\[\d+m/g;

/** The message of an error, cut to at most 300 characters. */
export function sentenceOf(thrown: unknown): string {
  // An error thrown by a page in an iframe is not an instance of this page's `Error`.
  const message =
    typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown;
  const text = String(message).replaceAll(terminalColours, '').trim();
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
