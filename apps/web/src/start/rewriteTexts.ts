/** Writes each text of a part of the page again. */
export function rewriteTexts(part: Node, rewrite: (text: string) => string): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const before = text.nodeValue ?? '';
    const after = rewrite(before);
    if (after !== before) text.nodeValue = after;
  }
}
