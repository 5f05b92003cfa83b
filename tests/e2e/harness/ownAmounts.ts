import type { Page } from '@playwright/test';
import { said } from './said.ts';

/** Calls whose answers are about the customer's money: all with a session, but for those that tell prices. */
const ownCall = /\/stock\/success\/(?!collection\/|stock\/list)/;

/** Fields of theirs that everybody may know: prices, rates, shares of a hundred, limits. */
const publicField = /^(?:price|sell_price|prasent|close_prices)$|rate|percent|min|max|score/;

/** A figure without its sign, separators and trailing zeros. */
function plainFigure(figure: string): string {
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

/** Amounts that the upstream sent, each as `plainFigure` writes it. */
export interface Amounts {
  /** About the customer. */
  readonly own: ReadonlySet<string>;
  /** About the market and public offers. */
  readonly common: ReadonlySet<string>;
}

/** Gathers the amounts that the upstream sends to a page. */
export function gatherAmounts(page: Page): Amounts {
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

/** Addresses with the same prices, offers and articles for everyone. */
const publicAddress =
  /^\/(?:markets|watchlists|news|stock|trading|forex|futures|treasury-debt|legal|ipo$|qip$|block-trading$|fund-investment$)/;

/** Lines that are the same for everyone: exchange rates, minimum of a deposit or a withdrawal. */
const publicLine =
  /^(?:Ejemplo: por US\$ 1,000\.00|US\$ 1 = MX\$ [\d.]+|(?:En pesos, )?a [\d.]+ por US\$ 1|(?:Mínimo|De) US\$ [\d,]+\.00[^\d]*)$/;

/** Addresses that also show the points of indices. */
const mixedAddress = /^\/(?:account)?$/;

interface Lines {
  readonly lines: readonly string[];
  /** Only figures count that the upstream sent about the customer. */
  readonly isPublic?: boolean;
  /** Only figures with a currency count. */
  readonly isMixed?: boolean;
  /** Figures that the customer is about to confirm, and has to see. */
  readonly confirmed?: readonly string[];
}

/** The lines that reveal something of the customer's money. */
export function revealingLines({ own, common }: Amounts, shown: Lines): string[] {
  const { lines, isPublic = false, isMixed = false, confirmed = [] } = shown;
  const visible = new Set(confirmed.map(plainFigure));
  const figuresIn = (line: string, pattern: RegExp) =>
    (line.match(pattern) ?? []).map(plainFigure).filter((figure) => !visible.has(figure));
  return lines.filter((line) => {
    if (publicLine.test(line)) return false;
    const figures = figuresIn(line, /\d[\d,]*\.\d+(?![\d%])/g).filter(
      (figure) => figure !== '0' && !common.has(figure),
    );
    if (figures.some((figure) => own.has(figure))) return true;
    if (isPublic) return false;
    // A screen of the customer's own shows no other sum and no number of shares.
    return (
      figuresIn(line, /\d[\d,]*(?= (?:acción|acciones|unidad|unidades)\b)/g).length > 0 ||
      (figures.length > 0 && (!isMixed || /(?:US|MX)\$/.test(line)))
    );
  });
}

/** The lines of a page that reveal something of the customer's money. */
export async function revealedOn(page: Page, amounts: Amounts, path: string): Promise<string[]> {
  return revealingLines(amounts, {
    lines: await said(page),
    isPublic: publicAddress.test(path),
    isMixed: mixedAddress.test(path),
  });
}
