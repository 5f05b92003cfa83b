export { IndexCards } from './IndexCards.tsx';
export { CodeSearch, useSearchedCode } from './list/CodeSearch.tsx';
export { marketFailed, type MarketKind, marketNoneText, marketNoneTitle } from './list/kinds.ts';
export { MarketRow, type Listed } from './list/MarketRow.tsx';
