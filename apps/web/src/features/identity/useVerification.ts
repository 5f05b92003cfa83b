import { type Verification, verificationQuery } from '@corro/client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../app/api.ts';

/** The verification. Starts with the status that the settings screen has read, and refetches. */
export function useVerification(): UseQueryResult<Verification> {
  const options = verificationQuery(useApi());
  const route = readRouteState(useLocation().state);
  return useQuery({
    ...options,
    ...(route === null
      ? {}
      : { initialData: { ...unread, status: route.status }, initialDataUpdatedAt: route.readAt }),
  });
}

const unread = {
  realName: null,
  idNumber: null,
  idKind: null,
  frontPhoto: null,
  backPhoto: null,
} as const;

/** History state of a navigation from settings. Browsers store it, so it has no personal data. */
interface RouteState {
  readonly status: Verification['status'];
  /** Epoch milliseconds. */
  readonly readAt: number;
}

/** Validates a history state; null without a verification. */
export function readRouteState(state: unknown): RouteState | null {
  if (typeof state !== 'object' || state === null || !('verification' in state)) return null;
  const { verification } = state;
  if (typeof verification !== 'object' || verification === null) return null;
  if (!('status' in verification) || !('readAt' in verification)) return null;
  const { status, readAt } = verification;
  return isStatus(status) && typeof readAt === 'number' ? { status, readAt } : null;
}

function isStatus(status: unknown): status is Verification['status'] {
  if (typeof status !== 'object') return statuses.has(status);
  return status !== null && 'unknown' in status && typeof status.unknown === 'string';
}

const statuses: ReadonlySet<unknown> = new Set(['none', 'pending', 'approved', 'rejected']);
