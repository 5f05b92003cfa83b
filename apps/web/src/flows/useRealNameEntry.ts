import { verificationQuery } from '@corro/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../app/api.ts';
import { patterns } from '../links.ts';

/**
 * Opens the identity verification. Its status is fetched first, but the app navigates even if that
 * fails (spec §2). Only the status goes into the history state, which the browser writes to disk.
 */
export function useRealNameEntry() {
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    const options = { ...verificationQuery(api), retry: false } as const;
    const verification = await cache.fetchQuery(options).catch(() => null);
    if (!isMounted.current) return;
    setOpening(false);
    const readAt = cache.getQueryState(options.queryKey)?.dataUpdatedAt;
    const state =
      verification === null ? null : { verification: { status: verification.status, readAt } };
    await navigate(patterns.realName, { state });
  };
  return { isOpening, open: () => void open() };
}
