import type { Ipo } from '@corro/client';
import { type IpoCalendar, ipoProgress, roundDuration } from '@corro/domain';
import { Stack, Text, Timeline } from '@corro/ui';
import { useI18n, dash } from '../../app/i18n/i18n.ts';
import { useUpstreamNow } from '../../common/ages.tsx';

type Dates = Pick<Ipo, 'opensAt' | 'closesAt' | 'listsAt' | 'status'>;

/** Opening, close, allotment and, if known, listing on a line, with today's position. */
export function IpoTimeline({ ipo }: { ipo: Dates }) {
  const { t, formatDate, formatTime } = useI18n();
  const now = useUpstreamNow();
  const calendar = calendarOf(ipo);
  const date = (at: number | null) =>
    at === null ? (
      dash
    ) : (
      <Stack gap={0}>
        <Text size={12} tone="inherit">
          {formatDate(at)}
        </Text>
        <Text size={12} tone="inherit">
          {formatTime(at)}
        </Text>
      </Stack>
    );
  const isAllotted = calendar.stage === 'allotted';
  return (
    <Timeline
      stops={[
        { id: 'opens', label: t({ id: 'ipo.stop.opens' }), detail: date(ipo.opensAt) },
        { id: 'closes', label: t({ id: 'ipo.stop.closes' }), detail: date(ipo.closesAt) },
        {
          id: 'allotted',
          label: t({ id: 'ipo.stop.allotted' }),
          // The upstream sends no allotment date.
          detail: isAllotted ? t({ id: 'ipo.stop.done' }) : t({ id: 'ipo.stop.afterClose' }),
        },
        ...(ipo.listsAt === null
          ? []
          : [{ id: 'listed', label: t({ id: 'ipo.stop.listed' }), detail: date(ipo.listsAt) }]),
      ]}
      now={ipo.status === 'listed' && ipo.listsAt !== null ? 3 : ipoProgress(calendar, now)}
      nowLabel={t({ id: 'ipo.today' })}
      screenReaderText={useSpoken(calendar, now)}
    />
  );
}

function calendarOf({ opensAt, closesAt, status }: Dates): IpoCalendar {
  const stage = status === 'forthcoming' ? 'open' : typeof status === 'string' ? 'allotted' : null;
  return { opensAt, closesAt, stage };
}

/** Describes the timeline to screen readers. */
function useSpoken(calendar: IpoCalendar, now: number): string {
  const { t } = useI18n();
  const { closesAt, stage } = calendar;
  if (stage === 'allotted') return t({ id: 'ipo.timeline.allotted' });
  const left = closesAt === null ? null : roundDuration(closesAt - now);
  if (stage === null || left === null) return t({ id: 'ipo.timeline' });
  return t({ id: 'ipo.timeline.left' }, { ...left });
}
