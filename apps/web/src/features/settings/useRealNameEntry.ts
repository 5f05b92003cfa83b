import { verificationQuery } from '@corro/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../app/api.ts';
import { patterns } from '../../links.ts';

/**
 * The way to the verification of the name: its status is fetched before, and entering goes on
 * regardless of the answer (spec §2). The status goes along; the rest waits in the cache, since the
 * browser writes what goes along to the disk.
 */
export function useRealNameEntry(): { readonly isOpening: boolean; readonly open: () => void } {
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    // Also called offline, where it fails at once instead of waiting for the network.
    const options = { ...verificationQuery(api), networkMode: 'always', retry: false } as const;
    const known = await cache.fetchQuery(options).catch(() => null);
    if (!isHere.current) return;
    setOpening(false);
    const readAt = cache.getQueryState(options.queryKey)?.dataUpdatedAt;
    const state = known === null ? null : { verification: { status: known.status, readAt } };
    await navigate(patterns.realName, { state });
  };
  return { isOpening, open: () => void open() };
}
