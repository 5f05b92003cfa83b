/** A deletable row. */
export interface WatchedItem {
  readonly symbol: string;
  readonly name: string;
}

export interface WatchlistContext {
  /** The row to delete, or deleted last. */
  readonly item: WatchedItem | null;
  /** Deleted symbols, which an older list may still contain. */
  readonly gone: readonly string[];
}

export type WatchlistEvent =
  /** Shows the delete buttons. */
  | { readonly type: 'EDIT' }
  /** Hides the delete buttons. */
  | { readonly type: 'DONE' }
  /** Opens the confirmation; ignored during another deletion. */
  | { readonly type: 'DELETE'; readonly item: WatchedItem }
  | { readonly type: 'CANCEL' }
  /** Deletes the row once. */
  | { readonly type: 'CONFIRM' };
