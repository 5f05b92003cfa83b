import { useSearchParams } from 'react-router-dom';

/** Enough for any list, and still an exact number. */
const mostPages = 1_000_000;

/**
 * The page of a list, kept in the address (`?page=2`), so that back and reload find it again.
 * Whatever else stands there is page 1.
 */
export function usePageNumber(): readonly [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const show = (page: number) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (page === 1) after.delete('page');
      else after.set('page', String(page));
      return after;
    });
  return [pageNumber(search.get('page')), show];
}

/** A page number as it may stand in an address: plain digits, from 1. */
export function pageNumber(text: string | null): number {
  const page = text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
  return page <= mostPages ? page : 1;
}
