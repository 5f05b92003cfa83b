export type { ReviewView } from './reviewView.ts';
export { stockTicketMachine } from './stockTicketMachine.ts';
export type { Obstacle } from './terms.ts';
export {
  type StockTicketSnapshot,
  type TicketPhase,
  type TicketView,
  ticketView,
} from './ticketView.ts';
export type {
  LookUp,
  PendingOrder,
  PlacedOrder,
  PriceReading,
  StockTicketEvent,
  StockTicketInput,
} from './types.ts';
