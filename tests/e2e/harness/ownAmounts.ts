import type { Page } from '@playwright/test';

/** Matches calls with data of the customer: all calls with a session, except favourites and offers. */
const ownCall = /\/stock\/success\/(?!collection\/|stock\/list)/;

/**
 * Matches fields of these calls that are no amounts of the customer: prices, rates, percentages,
 * limits and the credit score.
 */
const publicField = /^(?:price|sell_price|prasent|close_prices)$|rate|percent|min|max|score/;

/** Removes the sign, the separators and the trailing zeros of a figure. */
function plainFigure(figure: string): string {
  return String(Math.abs(Number(figure.replaceAll(',', ''))));
}

/** Lists the decimals in an answer, without the fields that match `except`. */
function decimalsIn(data: unknown, except: RegExp | null, field = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((item) => decimalsIn(item, except, field));
  if (typeof data === 'object' && data !== null) {
    return Object.entries(data).flatMap(([name, value]) => decimalsIn(value, except, name));
  }
  if (except?.test(field) === true || !/^-?\d+\.\d+$/.test(String(data))) return [];
  return [plainFigure(String(data))].filter((figure) => figure !== '0');
}

/** Amounts that the upstream has sent, in the form of `plainFigure`. */
export interface Amounts {
  readonly own: ReadonlySet<string>;
  /** Amounts of the market and of public offers. */
  readonly common: ReadonlySet<string>;
}

/**
 * Collects the amounts that the upstream sends to a page. Refuses the stream of prices, because
 * Playwright cannot read its messages: the page then polls the prices.
 */
export async function collectAmounts(page: Page): Promise<Amounts> {
  const own = new Set<string>();
  const common = new Set<string>();
  await page.route('**/api/v2/quotes/stream?*', (route) => route.abort());
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    const isOwn = ownCall.test(response.url());
    void response.json().then(
      (answer: unknown) => {
        for (const figure of decimalsIn(answer, isOwn ? publicField : null)) {
          (isOwn ? own : common).add(figure);
        }
      },
      // Ignores answers that are not JSON, and answers to a page that was closed.
      () => undefined,
    );
  });
  return { own, common };
}

/** Matches addresses that show the same prices, offers and articles to everyone. */
const publicAddress =
  /^\/(?:markets|watchlists|news|stock|trading|forex|futures|treasury-debt|legal|ipo$|qip$|block-trading$|fund-investment$)/;

/** Matches lines that everyone sees: exchange rates, minimum amounts, and changes of prices, which have no unit. */
const publicLine =
  /^(?:US\$ 0\.30 por cada US\$ 1,000\.00|US\$ 1 = MX\$ [\d.]+|a(?:l cambio para órdenes: [\d.]+| [\d.]+ por dólar)|Tipo de cambio: [\d.]+ por dólar|(?:Mínimo|De) US\$ [\d,]+\.00[^\d]*|[▲▼]?[−+]?[\d,.]+ \([−+]?[\d.]+%\))$/;

/** Matches addresses that show the customer's amounts and also points of indices. */
const mixedAddress = /^\/(?:account)?$/;

/** Finds the figures in a line that match a pattern. */
function figuresIn(line: string, pattern: RegExp): string[] {
  return (line.match(pattern) ?? []).map(plainFigure);
}

/** Finds the lines of a page that reveal an amount of the customer. */
export async function revealedOn(
  page: Page,
  { own, common }: Amounts,
  path: string,
): Promise<string[]> {
  const lines = await visibleText(page);
  return lines.filter((line) => {
    if (publicLine.test(line)) return false;
    const figures = figuresIn(line, /\d[\d,]*\.\d+(?![\d%])/g).filter(
      (figure) => figure !== '0' && !common.has(figure),
    );
    if (figures.some((figure) => own.has(figure))) return true;
    if (publicAddress.test(path)) return false;
    // On the customer's own screens, a line also reveals something if it has any other amount or a
    // number of shares. Where points of indices are shown too, only an amount with a unit counts.
    return (
      figuresIn(line, /\d[\d,]*(?= (?:acción|acciones|unidad|unidades)\b)/g).length > 0 ||
      (figures.length > 0 && (!mixedAddress.test(path) || /(?:US|MX)\$/.test(line)))
    );
  });
}

/** Lists the lines of a page: visible text, texts for screen readers, values of fields, and the title. */
async function visibleText(page: Page): Promise<readonly string[]> {
  return page.locator('body').evaluate((body: HTMLElement) => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
    ];
    const lines = [document.title, ...body.innerText.split('\n')];
    for (const element of body.querySelectorAll('*')) {
      for (const name of attributes) lines.push(element.getAttribute(name) ?? '');
      if (element instanceof HTMLInputElement) lines.push(element.value);
    }
    return [...new Set(lines.map((line) => line.trim().replaceAll('\u00a0', ' ')))].filter(Boolean);
  });
}
