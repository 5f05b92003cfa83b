/** What other features take of the markets. Screens are fetched by `routes/`. */
export { IndexCards } from './IndexCards.tsx';
export { CodeSearch } from './list/CodeSearch.tsx';
export type { MarketKind } from './list/kinds.ts';
export { MarketRow, type Listed } from './list/MarketRow.tsx';
export { useSearchedCode } from './list/CodeSearch.tsx';
export { marketFailed, marketNoneText, marketNoneTitle } from './list/marketMessages.ts';
