import { userInfoQuery } from '@corro/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';
import { keepUser, readUser, type StoredUser } from '../../app/storage/storedUser.ts';

/** By what the customer is known: as the upstream says, and until it does as it said last on this device. */
export function useCustomer(): StoredUser | null {
  const { storage, session } = useServices();
  const { data } = useQuery(userInfoQuery(useApi()));
  const [stored] = useState(() => readUser(storage));
  useEffect(() => {
    // An answer that comes after another tab has logged out belongs to a customer who is gone.
    const isOfSession = storage.read('token') === session.state().token;
    if (data !== undefined && isOfSession) keepUser(storage, data);
  }, [data, storage, session]);
  return data ?? stored;
}
