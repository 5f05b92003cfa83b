import type { StockTicket } from './useStockTicket.ts';

/** What each step of the sheet is given. */
export interface StepProps {
  readonly ticket: StockTicket;
  /** Of the instrument. */
  readonly name: string;
  /** Goes on with another order. */
  readonly onAnother: () => void;
}
