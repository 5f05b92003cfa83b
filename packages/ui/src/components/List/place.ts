import { createContext } from 'react';

/** Where a row stands in a list of which only a stretch is in the page. */
export interface Place {
  /** From 0. */
  readonly index: number;
  /** Rows of the whole list. */
  readonly count: number;
  /** Takes the row's element, to know how high it is. */
  readonly measure: (row: HTMLElement | null) => void;
}

/** Null where all rows of a list are in the page, and the browser counts them by itself. */
export const PlaceContext = createContext<Place | null>(null);
