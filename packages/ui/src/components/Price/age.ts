/** A price on the screen whose age is watched. Times in epoch milliseconds. */
export interface Watched {
  figure: Element;
  /** Takes the age in words; empty while the price is fresh. */
  age: Element;
  /** Null: not known, and so not stale either. */
  readAt: number | null;
  ageOf: (readAt: number, now: number) => string | null;
  now: () => number;
}

const watched = new Set<Watched>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Greys a price that is stale and returns its age in words; null where nothing is to be written. */
function look({ figure, readAt, ageOf, now }: Watched): string | null {
  const words = (readAt === null ? null : ageOf(readAt, now())) ?? '';
  const stale = words !== '';
  if (!stale && !figure.hasAttribute('data-stale')) return null;
  figure.toggleAttribute('data-stale', stale);
  return words;
}

function write({ age }: Watched, words: string | null): void {
  if (words !== null && age.textContent !== words) age.textContent = words;
}

function tick() {
  for (const price of watched) write(price, look(price));
}

/**
 * Keeps the age of a price shown until the returned function is called. One timer a second serves
 * every price of the page, and a fresh price costs it one call of `ageOf`. A price that comes stale is
 * grey at once and has its words with the timer: the reading that a screen begins as it comes is mostly
 * there before, and the words would push the price aside and let it back.
 */
export function watchAge(price: Watched): () => void {
  watched.add(price);
  const words = look(price);
  if (price.age.textContent !== '') write(price, words);
  timer ??= setInterval(tick, 1000);
  return () => {
    watched.delete(price);
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
