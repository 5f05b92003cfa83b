import { userInfoQuery } from '@corro/client';
import { Image, Inline, Skeleton, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { orDash } from '../../app/i18n/orDash.ts';
import { useCustomer } from './useCustomer.ts';

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
