import { useMemo, useSyncExternalStore } from 'react';

/** An object URL of the blob, revoked on unmount. Null without a blob. */
export function useObjectUrl(blob: Blob | undefined): string | null {
  const { subscribe, url } = useMemo(() => createObjectUrl(blob), [blob]);
  return useSyncExternalStore(subscribe, url);
}

function createObjectUrl(blob: Blob | undefined) {
  let current: string | null = null;
  return {
    url: () => current,
    subscribe: () => {
      const url = blob === undefined ? null : URL.createObjectURL(blob);
      current = url;
      return () => {
        current = null;
        if (url !== null) URL.revokeObjectURL(url);
      };
    },
  };
}
