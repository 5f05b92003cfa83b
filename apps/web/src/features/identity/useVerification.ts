import type { Verification } from '@corro/client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useQueries } from '../../app/api.ts';
import { handedOn } from './handedOn.ts';

/** How far the verification is: begins with what was handed on, and is read all the same. */
export function useVerification(): UseQueryResult<Verification> {
  const options = useQueries().verification();
  const handed = handedOn(useLocation().state);
  return useQuery({
    ...options,
    ...(handed === null
      ? {}
      : { initialData: { ...unread, status: handed.status }, initialDataUpdatedAt: handed.readAt }),
  });
}

const unread = {
  realName: null,
  idNumber: null,
  idKind: null,
  frontPhoto: null,
  backPhoto: null,
} as const;
