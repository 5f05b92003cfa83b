export { stockTicketMachine } from './stockTicketMachine.ts';
export { type StockTicketSnapshot, type TicketView, ticketView } from './ticketView.ts';
export type {
  StockTicketEvent,
  StockTicketInput,
  TicketEdit,
  TicketFacts,
  TicketForm,
  TicketTerms,
} from './types.ts';
