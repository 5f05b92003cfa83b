import { userInfoQuery } from '@corro/client';
import { Image, Inline, Skeleton, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n, orDash } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { keepUser, readUser, type StoredUser } from '../../app/storage/storedUser.ts';

/** By what the customer is known: as the upstream says, and until it does as it said last on this device. */
function useCustomer(): StoredUser | null {
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

/** The customer's picture, where there is one, and by what the broker knows the customer; customer service asks for it. */
export function Who() {
  const { t } = useI18n();
  const { isLoading } = useQuery(userInfoQuery(useApi()));
  const user = useCustomer();
  if (user === null) return isLoading ? <Skeleton height={20} width="60%" /> : null;
  return (
    <Inline gap={8} wrap={false}>
      {user.image === null ? null : (
        <Image src={user.image} alt="" ratio="1:1" width={40} shape="circle" />
      )}
      <Text size={14} tone="muted">
        {t(
          { id: 'account.customer' },
          {
            number: orDash(user.customerNumber),
            phone: orDash(user.phone),
          },
        )}
      </Text>
    </Inline>
  );
}
