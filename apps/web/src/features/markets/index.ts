export { IndexCards } from './IndexCards.tsx';
export { CodeSearch, useSearchedCode } from './list/CodeSearch.tsx';
export {
  marketFailed,
  type MarketKind,
  marketEmptyText as marketNoneText,
  marketEmptyTitle as marketNoneTitle,
} from './list/kinds.ts';
export { MarketRow, type ListedInstrument as Listed } from './list/MarketRow.tsx';
