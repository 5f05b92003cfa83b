export { IndexCards } from './IndexCards.tsx';
export { CodeSearch, useSearchedCode } from './list/CodeSearch.tsx';
export {
  marketFailedTitle,
  type MarketKind,
  marketEmptyText,
  marketEmptyTitle,
} from './list/kinds.ts';
export { MarketRow, type ListedInstrument } from './list/MarketRow.tsx';
