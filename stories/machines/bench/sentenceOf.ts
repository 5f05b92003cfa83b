/** As much as one reads; an expectation tells the whole page. */
const longest = 300;

// oxlint-disable-next-line eslint/no-control-regex -- an expectation colours its words for a terminal
const terminalColours = /\u001B\[\d+m/g;

/** What was thrown, in a sentence. */
export function sentenceOf(thrown: unknown): string {
  // An error of the framed page is none of this page's `Error`.
  const said =
    typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown.message : thrown;
  const words = String(said).replaceAll(terminalColours, '').trim();
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}
