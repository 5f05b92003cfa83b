export { watchlistMachine } from './watchlistMachine.ts';
export { type WatchlistSnapshot, type WatchlistView, watchlistView } from './watchlistView.ts';
export type { WatchedItem, WatchlistEvent } from './types.ts';
