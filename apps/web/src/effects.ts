/**
 * What joins an order's machine to the client and the device, without React: for the simulation, which runs it
 * against a real server.
 */
export { createStorage, type SafeStorage } from './app/storage/storage.ts';
export { readPending } from './features/trading/ticket/pendingOrders.ts';
export { stockTicketOver } from './features/trading/ticket/ticketEffects.ts';
