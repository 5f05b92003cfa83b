import type { CustomerSession } from '@corro/client';
import { DeviceIcon, Icon, Inline, ListRow, Stack, Tag } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { deviceText } from '../../common/deviceText.ts';
import { QuietLines } from '../../common/QuietLines.tsx';

interface SessionRowProps {
  readonly session: CustomerSession;
  /** Undefined for a session that cannot be ended here. */
  readonly onPress?: (() => void) | undefined;
}

export function SessionRow({ session, onPress }: SessionRowProps) {
  const i18n = useI18n();
  const { t, formatDateTime } = i18n;
  const { isCurrent, createdAt, usedAt, place } = session;
  const lines = [
    ...(place === null ? [] : [place]),
    ...(usedAt === null || isCurrent
      ? []
      : [t({ id: 'sessions.usedTime' }, { time: formatDateTime(usedAt) })]),
    ...(createdAt === null
      ? []
      : [t({ id: 'sessions.sinceTime' }, { time: formatDateTime(createdAt) })]),
  ];
  return (
    <ListRow
      leading={<DeviceIcon device={session.device} />}
      title={deviceText(session, i18n)}
      {...(onPress === undefined ? {} : { onPress, trailing: <Icon name="chevronRight" /> })}
      below={
        <Stack gap={4}>
          {isCurrent ? (
            <Inline gap={8}>
              <Tag tone="accent">{t({ id: 'sessions.this' })}</Tag>
            </Inline>
          ) : null}
          <QuietLines lines={lines} />
        </Stack>
      }
    />
  );
}
