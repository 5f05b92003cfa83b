/** What a price shows now. Times in epoch milliseconds. */
export interface Quote {
  /** As it is written. */
  readonly text: string;
  /** Decimal text. */
  readonly value: string | null;
  /** Null: not known, and so not stale either. */
  readonly readAt: number | null;
  readonly ageOf: (readAt: number, now: number) => string | null;
  readonly now: () => number;
}

/** How long a changed price stays tinted (look.md: Motion). */
const tintMs = 400;

const watched = new Set<LivePrice>();
let ageTimer: ReturnType<typeof setInterval> | undefined;

let tinted: LivePrice[] = [];
let tintTimer: ReturnType<typeof setTimeout> | undefined;

function clearTints() {
  tintTimer = undefined;
  const now = performance.now();
  tinted = tinted.filter((price) => !price.clearTint(now));
  const [next] = tinted;
  if (next) tintTimer = setTimeout(clearTints, next.tintedUntil - now);
}

/**
 * Writes what changes in a price to its elements: the figure, its tint, its age. One timer a second serves
 * the ages of all prices of the page, and one timer the tints of those that change together.
 */
export class LivePrice {
  /** By `performance.now()`. */
  tintedUntil = 0;
  #figure: Element | null = null;
  #age: Element | null = null;
  #quote: Quote | null = null;
  #isStale = false;

  /** A ref of the element around figure and age, which are its first and its last. */
  readonly attach = (cell: Element | null) => {
    if (!cell) return undefined;
    this.#figure = cell.firstElementChild;
    this.#age = cell.lastElementChild;
    watched.add(this);
    ageTimer ??= setInterval(() => {
      for (const price of watched) price.#showAge(true);
    }, 1000);
    return () => {
      watched.delete(this);
      if (watched.size > 0) return;
      clearInterval(ageTimer);
      ageTimer = undefined;
    };
  };

  /** Shows another quote; of the first one, whose figure React has written, the age. */
  show(quote: Quote): void {
    const before = this.#quote;
    this.#quote = quote;
    const text = this.#figure?.firstChild;
    if (text?.nodeType === Node.TEXT_NODE && text.nodeValue !== quote.text) {
      text.nodeValue = quote.text;
    }
    if (before) this.#tint(before.value, quote.value);
    // The words of a price that comes stale wait for the timer: the reading that a screen begins as it comes is
    // mostly there before, and they would push the price aside and let it back.
    this.#showAge(this.#age?.firstChild !== null);
  }

  /** True once it is over. A timer may come a hair early, and would then be set for nothing. */
  clearTint(now: number): boolean {
    if (this.tintedUntil > now + 1) return false;
    this.tintedUntil = 0;
    this.#figure?.removeAttribute('data-tint');
    return true;
  }

  /** A plain colour, for a fade repaints the cell on every frame. */
  #tint(before: string | null, after: string | null): void {
    if (before === null || after === null || before === after) return;
    this.#figure?.setAttribute('data-tint', Number(after) < Number(before) ? 'fall' : 'rise');
    if (this.tintedUntil === 0) tinted.push(this);
    this.tintedUntil = performance.now() + tintMs;
    tintTimer ??= setTimeout(clearTints, tintMs);
  }

  /** Greys a price that is stale. */
  #showAge(inWords: boolean): void {
    if (!this.#quote) return;
    const { readAt, ageOf, now } = this.#quote;
    const words = (readAt === null ? null : ageOf(readAt, now())) ?? '';
    const isStale = words !== '';
    if (!isStale && !this.#isStale) return;
    this.#isStale = isStale;
    this.#figure?.toggleAttribute('data-stale', isStale);
    if (inWords && this.#age && this.#age.textContent !== words) this.#age.textContent = words;
  }
}
