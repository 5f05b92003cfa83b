import { userInfoQuery, verificationQuery } from '@corro/client';
import { maskAccount } from '@corro/domain';
import { Avatar, Icon, List, ListRow, ListRowSkeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { dash, orDash, useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { readUser, storeUser } from '../../app/storage/storedUser.ts';
import { avatarFaceOfName } from '../../common/instruments/InstrumentAvatar.tsx';
import { useHiddenAmounts } from '../../common/hiddenAmounts.tsx';
import { phoneText } from '../../common/phone.ts';
import { patterns } from '../../links.ts';

/**
 * Row with the customer's picture, verified name or else number, and phone. Until the upstream
 * answers, shows the user that this device stored last.
 */
export function CurrentUser() {
  const { t } = useI18n();
  const { storage, session } = useServices();
  const { isHidden } = useHiddenAmounts();
  const api = useApi();
  const { data, isLoading } = useQuery(userInfoQuery(api));
  const verification = useQuery(verificationQuery(api)).data;
  const [stored] = useState(() => readUser(storage));
  useEffect(() => {
    // Another tab may have logged out before this answer arrived.
    const isOfSession = storage.read('token') === session.token();
    if (data !== undefined && isOfSession) storeUser(storage, data);
  }, [data, storage, session]);
  const user = data ?? stored;
  if (user === null) {
    return isLoading ? (
      <List>
        <ListRowSkeleton leading trailing={false} />
      </List>
    ) : null;
  }
  const { customerNumber, phone, image } = user;
  const name = verification?.status === 'approved' ? verification.realName : null;
  const number = t({ id: 'account.number' }, { number: orDash(customerNumber) });
  const shownPhone = phone === null ? dash : isHidden ? maskAccount(phone) : phoneText(phone);
  const isUnverified = verification?.status === 'none';
  const below = [...(name === null ? [] : [number]), shownPhone];
  return (
    <List>
      <ListRow
        leading={
          name === null ? (
            <Avatar letters="" glyph="identity" src={image} />
          ) : (
            <Avatar {...avatarFaceOfName(name)} tint={1} src={image} />
          )
        }
        wrap
        title={name ?? number}
        below={
          // Not a subtitle, which would be truncated in large text.
          <Stack gap={0}>
            <Text size={14} tone="muted">
              {below.join(' · ')}
            </Text>
            {isUnverified ? (
              <Text size={14} tone="accent">
                {t({ id: 'welcome.identity' })}
              </Text>
            ) : null}
          </Stack>
        }
        {...(isUnverified
          ? { href: patterns.realName, trailing: <Icon name="chevronRight" size={20} /> }
          : {})}
      />
    </List>
  );
}
