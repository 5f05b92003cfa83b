export interface LiveQuote {
  readonly symbol: string;
  readonly name: string;
  /** Decimal text. */
  readonly price: string;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

/** Length of the longest list that has all of its rows in the page. */
export const rowCount = 49;

export function firstQuotes(): LiveQuote[] {
  return Array.from({ length: rowCount }, (_, row) => ({
    symbol: `CO${row}`,
    name: `Company ${row}`,
    price: (100 + row * 17.31).toFixed(2),
    readAt: Date.now(),
  }));
}

/** Moves every price by a few cents, reproducibly. */
export function nextQuotes(quotes: readonly LiveQuote[], tick: number): LiveQuote[] {
  return quotes.map((quote, row) => {
    const cents = ((row * 7 + tick * 3) % 9) + 1;
    const sign = (row + tick) % 2 === 0 ? 1 : -1;
    const price = (Number(quote.price) + (sign * cents) / 100).toFixed(2);
    return { ...quote, price, readAt: Date.now() };
  });
}
