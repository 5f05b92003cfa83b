import type { Clock } from '@corro/client';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { FiguresOf, StoredFigure, StoredFigures } from './persistedQueries.ts';
import type { SafeStorage } from './storage.ts';

/** Queries whose data is stored: those of the main screens, by the first part of their keys. */
const figureNames: ReadonlySet<unknown> = new Set([
  'balance',
  'config',
  'currencies',
  'dayLine',
  'favourites',
  'marketList',
  'portfolio',
  'positions',
  'quote',
  'stocks',
  'unreadCount',
  'userInfo',
]);

/**
 * Maximum length of the stored figures in characters. Browsers allow a site about five million
 * characters, which the figures share with drafts and orders.
 */
const maxLength = 500_000;

/**
 * Milliseconds between a change and its storing while the page is visible. The wait limits how
 * often the storing blocks the page.
 */
const storeMs = 60_000;

interface FigureParts extends FiguresOf {
  readonly clock: Clock;
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
}

/**
 * Stores the figures of the main screens for the next start: a minute after they change, and when
 * the page is hidden. Stores nothing after the session has ended. Returns the cleanup.
 */
export function storeFigures(
  cache: QueryClient,
  storage: SafeStorage,
  { clock, page, ...identity }: FigureParts,
): () => void {
  const readOwner = () => storage.read('first_token') ?? storage.read('token');
  const owner = readOwner();
  let timer: ReturnType<Clock['setTimeout']> | null = null;
  const store = () => {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    if (owner === null || readOwner() !== owner) return;
    const figures: StoredFigures = { ...identity, figures: newestFigures(cache) };
    storage.write('figures', JSON.stringify(figures));
  };
  const unsubscribe = cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (isFigure(event.query)) timer ??= clock.setTimeout(store, storeMs);
  });
  const storeHidden = () => {
    if (page.visibilityState === 'hidden') store();
  };
  page.addEventListener('visibilitychange', storeHidden);
  store();
  return () => {
    unsubscribe();
    page.removeEventListener('visibilitychange', storeHidden);
    if (timer !== null) clock.clearTimeout(timer);
  };
}

function isFigure({ queryKey, state }: Query): boolean {
  return figureNames.has(queryKey[0]) && state.data !== undefined;
}

function newestFigures(cache: QueryClient): readonly StoredFigure[] {
  let length = 0;
  return cache
    .getQueryCache()
    .getAll()
    .filter(isFigure)
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ queryKey: key, state: { dataUpdatedAt: readAt, data } }) => ({ key, readAt, data }))
    .filter((figure) => {
      length += JSON.stringify(figure).length;
      return length <= maxLength;
    });
}
