import type { Page } from '@playwright/test';

/** Calls whose answers are about the customer's money: all with a session, but for those that tell prices. */
const ownCall = /\/stock\/success\/(?!collection\/|stock\/list)/;

/** Fields of theirs that everybody may know: prices, rates, shares of a hundred, limits. */
const publicField = /^(?:price|sell_price|prasent|close_prices)$|rate|percent|min|max|score/;

/** A figure as a number writes itself, however many zeros and separators it was written with. */
export function plainFigure(figure: string): string {
  return String(Math.abs(Number(figure.replaceAll(',', ''))));
}

/** The decimals in an answer, but for those of some fields. */
function decimalsIn(data: unknown, except: RegExp | null, field = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((one) => decimalsIn(one, except, field));
  if (typeof data === 'object' && data !== null) {
    return Object.entries(data).flatMap(([name, value]) => decimalsIn(value, except, name));
  }
  if (except?.test(field) === true || !/^-?\d+\.\d+$/.test(String(data))) return [];
  return [plainFigure(String(data))].filter((figure) => figure !== '0');
}

export interface Told {
  /** Of the customer. */
  readonly own: ReadonlySet<string>;
  /** Of the market and of what is offered to everyone. */
  readonly common: ReadonlySet<string>;
}

/** Gathers the amounts that the upstream tells a page, each as `plainFigure` writes it. */
export function gatherAmounts(page: Page): Told {
  const own = new Set<string>();
  const common = new Set<string>();
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    const isOwn = ownCall.test(response.url());
    void response.json().then(
      (answer: unknown) => {
        for (const figure of decimalsIn(answer, isOwn ? publicField : null)) {
          (isOwn ? own : common).add(figure);
        }
      },
      // The page was left before the answer came, or the answer is not JSON.
      () => undefined,
    );
  });
  return { own, common };
}
