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

function show({ figure, age, readAt, ageOf, now }: Watched): void {
  const words = (readAt === null ? null : ageOf(readAt, now())) ?? '';
  const stale = words !== '';
  if (!stale && !figure.hasAttribute('data-stale')) return;
  figure.toggleAttribute('data-stale', stale);
  if (age.textContent !== words) age.textContent = words;
}

function tick() {
  for (const price of watched) show(price);
}

/**
 * Keeps the age of a price shown until the returned function is called. One timer a second serves
 * every price of the page, and a fresh price costs it one call of `ageOf`.
 */
export function watchAge(price: Watched): () => void {
  watched.add(price);
  show(price);
  timer ??= setInterval(tick, 1000);
  return () => {
    watched.delete(price);
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
