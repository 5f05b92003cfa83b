import { type Notice, unreadNoticesQuery } from '@corro/client';
import { type CalendarDay, calendar, groupByDay } from '@corro/domain';
import { Button, Inline, List, ListHeading, Stack } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useDayName } from '../../common/dayNames.ts';
import { routes } from '../../routing/addresses.ts';
import { NoticeRow } from './NoticeRow.tsx';
import type { Reading } from './useReading.ts';

export interface NoticeDaysProps {
  /** Newest first. */
  readonly notices: readonly Notice[];
  readonly isHidden: boolean;
  readonly reading: Reading;
}

/** The notices by days, and a button that marks all of them as read. */
export function NoticeDays({ notices, isHidden, reading }: NoticeDaysProps) {
  const { t } = useI18n();
  const days = groupByDay(notices, ({ createdAt }) => createdAt, calendar());
  return (
    <Stack gap={16}>
      <ReadAll notices={notices} reading={reading} />
      <List label={t(routes.inbox.title)}>
        {days.flatMap(({ day, rows }) =>
          rows.map((notice, at) => (
            <NoticeRow
              key={notice.id ?? `${day} ${at}`}
              notice={notice}
              isHidden={isHidden}
              onRead={reading.readOne}
              heading={at === 0 ? <Day day={day} /> : null}
            />
          )),
        )}
      </List>
    </Stack>
  );
}

function Day({ day }: { day: CalendarDay | null }) {
  return <ListHeading>{useDayName(day)}</ListHeading>;
}

/** Stays where it is once all is read, and says so: the focus is on it. */
function ReadAll({ notices, reading }: Pick<NoticeDaysProps, 'notices' | 'reading'>) {
  const { t } = useI18n();
  const { data: unread = 0 } = useQuery(unreadNoticesQuery(useApi()));
  const newest = notices.find(({ id }) => id !== null)?.id ?? null;
  if (newest === null) return null;
  // Those on further pages count, too.
  const hasUnread = unread > 0 || notices.some(({ isRead }) => !isRead);
  return (
    <Inline justify="end">
      <Button
        tone="quiet"
        size="small"
        busy={reading.isBusy}
        busyLabel={t({ id: 'notices.reading' })}
        disabled={!hasUnread}
        onPress={() => reading.readAll(newest)}
      >
        {hasUnread ? t({ id: 'notices.readAll' }) : t({ id: 'notices.allRead' })}
      </Button>
    </Inline>
  );
}
