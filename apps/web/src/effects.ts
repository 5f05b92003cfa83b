/**
 * What joins an order's machine to the client and the device, without React: for the simulation, which runs it
 * against a real server.
 */
export { createStorage, type SafeStorage } from './boot/storage.ts';
export { readPending } from './screens/stock-trading/pendingOrders.ts';
export { stockTicketOver } from './screens/stock-trading/ticketEffects.ts';
