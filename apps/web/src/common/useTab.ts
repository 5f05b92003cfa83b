import { useSearchParams } from 'react-router-dom';

/**
 * The open tab, kept in the address so that reload and back restore it. `otherwise` is open if the
 * address names none or an unknown one.
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
        // Another tab starts on its first page.
        after.delete('page');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [values.find((value) => value === named) ?? otherwise, show];
}
