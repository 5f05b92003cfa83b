import { useSearchParams } from 'react-router-dom';

export const marketChoices = ['all', 'US', 'MX'] as const;
export type MarketChoice = (typeof marketChoices)[number];

/** The market that is looked at, kept in the address (`?market=MX`); another one starts at page 1. */
export function useMarketChoice(): readonly [MarketChoice, (choice: MarketChoice) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('market');
  const choice = marketChoices.find((one) => one === asked) ?? 'all';
  return [choice, (next) => setSearch(next === 'all' ? {} : { market: next }, { replace: true })];
}
