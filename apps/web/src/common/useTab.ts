import { useSearchParams } from 'react-router-dom';

/**
 * The tab that is open, kept in the address so that a reload and going back find it again. The first
 * one, or another `otherwise`, is open where the address names none, or one that there is not.
 */
export function useTab<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  otherwise: Value = values[0],
): readonly [Value, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get(name);
  const show = (value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(name, value);
        // Another tab begins at its first page.
        after.delete('page');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [values.find((value) => value === named) ?? otherwise, show];
}
