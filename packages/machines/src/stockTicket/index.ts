export type { ReviewView } from './reviewView.ts';
export { stockTicketMachine } from './stockTicketMachine.ts';
export type { Obstacle } from './terms.ts';
export { type StockTicketSnapshot, type TicketView, ticketView } from './ticketView.ts';
export type { PendingOrder, PriceReading, StockTicketEvent, StockTicketInput } from './types.ts';
