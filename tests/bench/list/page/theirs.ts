import { rowCount, type LiveQuote } from './quotes.ts';

const tintMs = 400;

/** Creates the list from the markup of the design system's rows, with hand-written updates of text, tint and age. */
export function theirs(
  root: HTMLElement,
  markup: string,
  first: readonly LiveQuote[],
): (quotes: readonly LiveQuote[]) => void {
  root.innerHTML = markup;
  const formatter = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const figures: HTMLElement[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const written = new Set(first.map(({ price }) => formatter.format(Number(price))));
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && written.has(textContent ?? '')) figures.push(parentElement);
  }
  if (figures.length !== rowCount) throw new Error(`found ${figures.length} prices`);
  let shown = first;
  setInterval(() => {
    const now = Date.now();
    for (const [row, figure] of figures.entries()) {
      if (now - shown[row]!.readAt > 10_000) figure.toggleAttribute('data-stale', true);
    }
  }, 1000);
  return (quotes) => {
    for (const [row, quote] of quotes.entries()) {
      const figure = figures[row]!;
      const fell = Number(quote.price) < Number(shown[row]!.price);
      figure.firstChild!.nodeValue = formatter.format(Number(quote.price));
      figure.setAttribute('data-tint', fell ? 'fall' : 'rise');
    }
    shown = quotes;
    setTimeout(() => {
      for (const figure of figures) figure.removeAttribute('data-tint');
    }, tintMs);
  };
}
