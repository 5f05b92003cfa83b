import { type Notice, unreadNoticesQuery } from '@corro/client';
import { Button } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { DayList } from '../../common/DayList.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import type { Reading } from './useReading.ts';

export interface NoticeDaysProps {
  /** Newest first. */
  readonly notices: readonly Notice[];
  readonly reading: Reading;
}

/** The notices by days, and a button that marks all of them as read. */
export function NoticeDays({ notices, reading }: NoticeDaysProps) {
  const { t } = useI18n();
  return (
    <DayList
      label={t({ id: 'route.inbox' })}
      rows={notices}
      idOf={({ id }) => id}
      action={<ReadAll notices={notices} reading={reading} />}
    >
      {(notice, heading, key) => (
        <NoticeRow key={key} notice={notice} onRead={reading.readOne} heading={heading} />
      )}
    </DayList>
  );
}

/** Where something is unread. It stays once it was pressed, and says that all is read: the focus is on it. */
function ReadAll({ notices, reading }: Pick<NoticeDaysProps, 'notices' | 'reading'>) {
  const { t } = useI18n();
  const { data: unread = 0 } = useQuery(unreadNoticesQuery(useApi()));
  const newest = notices.find(({ id }) => id !== null)?.id ?? null;
  if (newest === null) return null;
  // Those on further pages count, too.
  const hasUnread = unread > 0 || notices.some(({ isRead }) => !isRead);
  if (!hasUnread && !reading.isBusy && !reading.isDone) return null;
  return (
    <Button
      tone="quiet"
      size="small"
      busy={reading.isBusy}
      busyLabel={t({ id: 'notices.reading' })}
      disabled={!hasUnread}
      disabledReason={t({ id: 'notices.allRead' })}
      onPress={() => reading.readAll(newest)}
    >
      {t({ id: 'notices.readAll' })}
    </Button>
  );
}
