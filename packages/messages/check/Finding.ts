import type { Locale } from '../src/index.ts';

/** What is wrong with one message, and what to do about it. */
export interface Finding {
  readonly id: string;
  /** The catalogue it is found in; null where it is about the id in all four. */
  readonly locale: Locale | null;
  /** A sentence for whoever mends it: what is wrong, then what to do. */
  readonly text: string;
}

/** One line for one finding: `de nav.home: …`. */
export function findingLine({ id, locale, text }: Finding): string {
  return `${locale ?? 'all four'} ${id}: ${text}`;
}
