import type { SnapshotFrom } from 'xstate';
import type { WatchedItem } from './types.ts';
import type { watchlistMachine } from './watchlistMachine.ts';

export type WatchlistSnapshot = SnapshotFrom<typeof watchlistMachine>;

/** What a screen shows of the watchlist and may offer. */
export interface WatchlistView {
  /** Each row has a delete button, and tapping a row does nothing. */
  readonly editing: boolean;
  /** Whether editing may end now. */
  readonly canFinish: boolean;
  /** The row of the question that stands open; null where none does. */
  readonly asked: WatchedItem | null;
  /** A delete is on its way: no other one may begin. */
  readonly busy: boolean;
  /** Symbols of rows that are not to be shown. */
  readonly hidden: readonly string[];
  /** The row that came back because deleting it failed; null once something else is done. */
  readonly restored: WatchedItem | null;
}

/** What a screen shows of the watchlist and may offer. */
export function watchlistView(snapshot: WatchlistSnapshot): WatchlistView {
  const { item, gone } = snapshot.context;
  const busy = snapshot.matches({ editing: 'removing' });
  return {
    editing: snapshot.matches('editing'),
    canFinish: snapshot.matches('editing') && !busy,
    asked: snapshot.matches({ editing: 'confirming' }) ? item : null,
    busy,
    hidden: busy && item !== null ? [...gone, item.symbol] : gone,
    restored: snapshot.matches({ editing: 'restored' }) ? item : null,
  };
}
