import type { CustomerSession } from '@corro/client';
import { DeviceIcon, Icon, ListRow, type ListRowProps } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { deviceText } from '../../common/deviceText.ts';
import { QuietLines } from '../../common/QuietLines.tsx';
import { ownDevice } from './ownDevice.ts';

interface SessionRowProps extends Pick<ListRowProps, 'heading'> {
  readonly session: CustomerSession;
  /** Undefined for a session that cannot be ended here. */
  readonly onPress?: (() => void) | undefined;
}

/** A session: its device, where and when it was last used, and since when it is open. */
export function SessionRow({ session, heading, onPress }: SessionRowProps) {
  const i18n = useI18n();
  const { t, formatDateTime } = i18n;
  const { isCurrent, createdAt, usedAt, place } = session;
  const isUnnamed = session.browser === null && session.system === null;
  const shown =
    isCurrent && isUnnamed ? { ...session, ...ownDevice(navigator.userAgent) } : session;
  const used = isCurrent
    ? t({ id: 'sessions.active' })
    : usedAt === null
      ? null
      : t({ id: 'sessions.usedTime' }, { time: formatDateTime(usedAt) });
  const since =
    createdAt === null
      ? null
      : t({ id: 'sessions.sinceTime' }, { time: formatDateTime(createdAt) });
  const lastUse = [place, used].filter((part) => part !== null).join(' · ');
  return (
    <ListRow
      heading={heading}
      leading={<DeviceIcon device={shown.device} />}
      title={deviceText(shown, i18n)}
      {...(onPress === undefined
        ? {}
        : { onPress, trailing: <Icon name="chevronRight" size={20} /> })}
      below={<QuietLines lines={[lastUse, since ?? ''].filter((line) => line !== '')} />}
    />
  );
}
