import { useSearchParams } from 'react-router-dom';

/** The code that is searched for, kept in the address (`?code=NVLO`); empty for none. */
export function useSearchedCode(): readonly [string, (code: string) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    search.get('code') ?? '',
    (code) => setSearch(code === '' ? {} : { code }, { replace: true, preventScrollReset: true }),
  ];
}
