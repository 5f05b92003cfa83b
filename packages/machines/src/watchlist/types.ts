/** A row that may be deleted. */
export interface WatchedItem {
  readonly symbol: string;
  readonly name: string;
}

export interface WatchlistContext {
  /** The row that the customer is asked about, or that is being deleted; the last such one after. */
  readonly item: WatchedItem | null;
  /** Symbols that were deleted: a list that was read before may still bring them. */
  readonly gone: readonly string[];
}

export type WatchlistEvent =
  /** Reveals the delete buttons. */
  | { readonly type: 'EDIT' }
  /** Hides them. */
  | { readonly type: 'DONE' }
  /** Asks whether a row is to go; ignored while another one is on its way. */
  | { readonly type: 'DELETE'; readonly item: WatchedItem }
  | { readonly type: 'CANCEL' }
  /** Deletes, once: a second one finds it under way. */
  | { readonly type: 'CONFIRM' };
