import { type Verification, verificationQuery } from '@corro/client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../app/api.ts';
import { handedOn } from './handedOn.ts';

/** How far the verification is: begins with what was passed on, and is read all the same. */
export function useVerification(): UseQueryResult<Verification> {
  const options = verificationQuery(useApi());
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
