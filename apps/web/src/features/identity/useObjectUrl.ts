import { useMemo, useSyncExternalStore } from 'react';

/** An address for what is in memory, for as long as it is shown; null where nothing is. */
export function useObjectUrl(blob: Blob | undefined): string | null {
  const { subscribe, url } = useMemo(() => lend(blob), [blob]);
  return useSyncExternalStore(subscribe, url);
}

function lend(blob: Blob | undefined) {
  let lent: string | null = null;
  return {
    url: () => lent,
    subscribe: () => {
      const url = blob === undefined ? null : URL.createObjectURL(blob);
      lent = url;
      return () => {
        lent = null;
        if (url !== null) URL.revokeObjectURL(url);
      };
    },
  };
}
