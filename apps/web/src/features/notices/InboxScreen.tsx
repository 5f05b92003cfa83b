import { type Notice, noticesInfiniteQuery, unreadNoticesQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import {
  Avatar,
  Button,
  EmptyState,
  Inline,
  ListRow,
  Money,
  Page,
  Skeleton,
  Spoken,
  Stack,
  Text,
} from '@corro/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { recordPath } from '../../common/activity/operation.ts';
import { signedAmount } from '../../common/amounts.ts';
import { DayList } from '../../common/DayList.tsx';
import { QuietLines } from '../../common/QuietLines.tsx';
import { MoreRows, rowsOf } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/rows.tsx';
import { patterns } from '../../links.ts';
import { ActivityScreen } from '../../shell/ActivityScreen.tsx';
import { ExtensionScreen } from '../../shell/ExtensionScreen.tsx';
import { noticeDisplay, type NoticeDisplay, useNoticeText } from './useNoticeText.ts';
import { type MarkAsRead, useMarkAsRead } from './useMarkAsRead.ts';

/** The notices. Shows the not-found screen unless the upstream announces notices. */
export default function InboxScreen() {
  return (
    <ExtensionScreen
      extension="notices"
      loading={<NoticeSkeletons />}
      renderScreen={(content) => (
        <ActivityScreen>
          <Page>{content}</Page>
        </ActivityScreen>
      )}
    >
      <Notices />
    </ExtensionScreen>
  );
}

function Notices() {
  const { t } = useI18n();
  const reading = useMarkAsRead();
  const query = useInfiniteQuery(noticesInfiniteQuery(useApi(), { limit: pageSizes.records }));
  return (
    <QueryView
      query={query}
      showsAge
      failedTitle={t({ id: 'notices.failed' })}
      loading={<NoticeSkeletons />}
      isEmpty={({ pages }) => pages.every(({ rows }) => rows.length === 0)}
      empty={<NoNotices />}
    >
      {(data) => (
        <Stack gap={16}>
          <DayList
            label={t({ id: 'route.inbox' })}
            rows={rowsOf(data)}
            action={<ReadAll notices={rowsOf(data)} reading={reading} />}
          >
            {(notice, heading, key) => (
              <NoticeRow key={key} notice={notice} onRead={reading.readOne} heading={heading} />
            )}
          </DayList>
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}

function NoNotices() {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t({ id: 'notices.empty' })}
      text={t({ id: 'notices.emptyText' })}
      action={<Button href={patterns.accountChanges}>{t({ id: 'bill.gone.action' })}</Button>}
    />
  );
}

function NoticeSkeletons() {
  return (
    <Stack gap={4}>
      <Skeleton height={44} width={80} />
      <RowSkeletons count={6}>
        <ListRow
          leading={<Skeleton height={24} width={24} />}
          title={<Skeleton height={16} width={160} />}
          trailing={<Skeleton height={16} width={80} />}
          below={<Skeleton height={40} width={200} />}
        />
      </RowSkeletons>
    </Stack>
  );
}

/** Marks all notices as read. The button stays after the press, because it has the focus. */
function ReadAll({ notices, reading }: { notices: readonly Notice[]; reading: MarkAsRead }) {
  const { t } = useI18n();
  const { data: unread = 0 } = useQuery(unreadNoticesQuery(useApi()));
  const newest = notices.find(({ id }) => id !== null)?.id ?? null;
  if (newest === null) return null;
  // The count includes notices on further pages.
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

interface NoticeRowProps {
  readonly notice: Notice;
  /** The day, above its first notice. */
  readonly heading: ReactNode;
  /** Called when the customer follows the notice. */
  readonly onRead: (notice: Notice) => void;
}

/** A notice that links to its record; a notice of an unknown kind has no link. */
function NoticeRow({ notice, heading, onRead }: NoticeRowProps) {
  const { t, formatTime } = useI18n();
  const { kind, amount, isRead, createdAt } = notice;
  const { title, lines, path } = useNoticeText(notice);
  const look = typeof kind === 'string' ? noticeDisplay[kind] : null;
  const money = look?.money;
  return (
    <ListRow
      {...(path === undefined
        ? {}
        : { href: recordPath(path, notice.orderNumber), onPress: () => onRead(notice) })}
      heading={heading}
      leading={<Face look={look} />}
      title={
        isRead ? (
          <Text>{title}</Text>
        ) : (
          <>
            <Text size={12} tone="accent">
              <Spoken words={t({ id: 'notices.new' })}>{unreadSign}</Spoken>
            </Text>{' '}
            {title}
          </>
        )
      }
      {...(money === undefined
        ? {}
        : {
            trailing: (
              <Money
                amount={signedAmount(amount, money === 'out')}
                unit="US$"
                signed={money !== 'still'}
              />
            ),
          })}
      below={
        // Not a subtitle: beside an amount it would be truncated.
        <Inline align="start" gap={8} grow>
          <QuietLines lines={lines} />
          {createdAt === null ? null : (
            <Text size={14} tone="muted">
              {formatTime(createdAt)}
            </Text>
          )}
        </Inline>
      }
    />
  );
}

const unreadSign = '●';

/** The icon of the record, tinted by what it means; an «i» for an unknown kind. */
function Face({ look }: { readonly look: NoticeDisplay | null }) {
  if (look === null) return <Avatar letters="i" />;
  const tint = look.mood === undefined ? undefined : tints[look.mood];
  return <Avatar letters="" glyph={look.glyph} tint={tint} />;
}

/** Indigo, teal and amber. */
const tints = { security: 1, good: 2, bad: 3, due: 3 } as const;
