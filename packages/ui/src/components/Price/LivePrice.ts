/** A price to show. Times in epoch milliseconds. */
export interface Quote {
  /** Formatted text. */
  readonly text: string;
  readonly value: string | null;
  /** Null: unknown, so never stale. */
  readonly readAt: number | null;
  readonly ageOf: (readAt: number, now: number) => string | null;
  readonly now: () => number;
}

/** Milliseconds that a changed price stays tinted: long enough to notice, too short to distract. */
const tintMs = 400;

const watched = new Set<LivePrice>();
let ageTimer: ReturnType<typeof setInterval> | undefined;

let tinted: LivePrice[] = [];
let tintTimer: ReturnType<typeof setTimeout> | undefined;

function clearTints() {
  tintTimer = undefined;
  const now = performance.now();
  tinted = tinted.filter((price) => !price.clearTint(now));
  if (tinted.length === 0) return;
  // A price that is tinted again keeps its place in `tinted`, so the tint of the first price in the
  // list need not end first.
  const next = Math.min(...tinted.map(({ tintedUntil }) => tintedUntil));
  tintTimer = setTimeout(clearTints, next - now);
}

/**
 * Writes changes of a price directly to its elements: figure, tint and age. All prices share a
 * one-second timer for ages and a timer for tints.
 */
export class LivePrice {
  /** When the tint ends, on the clock of `performance.now()`; 0 without a tint. */
  tintedUntil = 0;
  #figure: Element | null = null;
  #age: Element | null = null;
  #quote: Quote | null = null;
  #isStale = false;
  #ageText = '';

  /**
   * Shows the price in an element whose first child is the figure and whose last child is the age.
   * Returns the cleanup.
   */
  readonly attach = (cell: Element) => {
    this.#figure = cell.firstElementChild;
    this.#age = cell.lastElementChild;
    this.#ageText = '';
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

  /** Shows a quote. React has already written the figure of the first quote. */
  show(quote: Quote): void {
    const before = this.#quote;
    this.#quote = quote;
    const text = this.#figure?.firstChild;
    if (text?.nodeType === Node.TEXT_NODE && text.nodeValue !== quote.text) {
      text.nodeValue = quote.text;
    }
    if (before) this.#tint(before.value, quote.value);
    // Leaves the first age to the one-second timer. A fresh quote usually arrives before the timer
    // fires, and an age that appears and disappears would shift the price twice.
    this.#showAge(this.#age?.firstChild !== null);
  }

  /** Returns true once the tint is over. Timers may fire slightly early. */
  clearTint(now: number): boolean {
    if (this.tintedUntil > now + 1) return false;
    this.tintedUntil = 0;
    this.#figure?.removeAttribute('data-tint');
    return true;
  }

  /** Tints in a plain colour, because a fade would repaint the cell on every frame. */
  #tint(before: string | null, after: string | null): void {
    if (before === null || after === null || before === after) return;
    this.#figure?.setAttribute('data-tint', Number(after) < Number(before) ? 'fall' : 'rise');
    if (this.tintedUntil === 0) tinted.push(this);
    this.tintedUntil = performance.now() + tintMs;
    tintTimer ??= setTimeout(clearTints, tintMs);
  }

  /** Greys a stale price and, with `showsText`, writes its age. */
  #showAge(showsText: boolean): void {
    if (!this.#quote) return;
    const { readAt, ageOf, now } = this.#quote;
    const text = (readAt === null ? null : ageOf(readAt, now())) ?? '';
    const isStale = text !== '';
    if (!isStale && !this.#isStale) return;
    this.#isStale = isStale;
    this.#figure?.toggleAttribute('data-stale', isStale);
    // Compares with the last text written, because the element may show a translation.
    if (!showsText || !this.#age || this.#ageText === text) return;
    this.#ageText = text;
    this.#age.textContent = text;
  }
}
