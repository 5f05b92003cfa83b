import type { Ipo } from '@corro/client';
import { hourMs, minuteMs } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Inline, ListRow, Money, Stack, Tag, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useUpstreamNow } from '../../common/ages.tsx';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { patterns } from '../../links.ts';
import { useIpoLine } from './ipoRows.tsx';
import { IpoProgress } from './IpoTimeline.tsx';
import { RowObstacleText } from '../../flows/orders/RowObstacleText.tsx';
import {
  type CompleteIpo,
  isCompleteIpo,
  missingOf,
  requiredFields,
} from '../../flows/orders/complete.ts';

const tones = { forthcoming: 'accent', closed: 'neutral', listed: 'neutral' } as const;

const ipoStatus = defineMessages({
  closed: { id: 'ipo.status.closed' },
  forthcoming: { id: 'ipo.status.forthcoming' },
  listed: { id: 'ipo.status.listed' },
});

function IpoStatusTag({ status }: Pick<Ipo, 'status'>) {
  const { t } = useI18n();
  if (typeof status === 'string') return <Tag tone={tones[status]}>{t(ipoStatus[status])}</Tag>;
  return <Tag tone="critical">{t({ id: 'order.status.unknown' }, { code: status.unknown })}</Tag>;
}

export interface IpoRowProps {
  readonly ipo: Ipo;
  readonly isApplied: boolean;
  readonly onChoose: (ipo: CompleteIpo) => void;
}

/**
 * A press opens the customer's orders if the customer has applied, else the application form of an
 * open IPO. It does nothing if the IPO lacks a field that an application needs.
 */
export function IpoRow({ ipo, isApplied, onChoose }: IpoRowProps) {
  const { t } = useI18n();
  const line = useIpoLine();
  const isOpen = ipo.status === 'forthcoming';
  return (
    <ListRow
      leading={<InstrumentAvatar symbol={ipo.symbol} name={ipo.name} market="" />}
      title={ipo.name}
      subtitle={line(ipo)}
      trailing={<Money amount={ipo.price} unit="US$" own={false} />}
      trailingSub={
        isApplied ? (
          <Tag tone="accent">{t({ id: 'ipo.applied' })}</Tag>
        ) : (
          <IpoStatusTag status={ipo.status} />
        )
      }
      below={<IpoTerms ipo={ipo} isApplied={isApplied} />}
      {...(isApplied ? { href: patterns.ipoOrders } : {})}
      {...(isOpen && !isApplied && isCompleteIpo(ipo) ? { onPress: () => onChoose(ipo) } : {})}
    />
  );
}

function IpoTerms({ ipo, isApplied }: Pick<IpoRowProps, 'ipo' | 'isApplied'>) {
  const { t, formatDateTime } = useI18n();
  const { min, max, opensAt, closesAt } = ipo;
  const isOpen = ipo.status === 'forthcoming';
  return (
    <Stack gap={12}>
      <Stack gap={0}>
        <Inline gap={8} justify="between">
          {min === null || max === null ? null : (
            <Line text={t({ id: 'ipo.range' }, { min, max })} />
          )}
          {isOpen && closesAt !== null ? <Closing closesAt={closesAt} /> : null}
        </Inline>
        {isOpen || opensAt === null ? null : (
          <Line text={t({ id: 'ipo.opened' }, { date: formatDateTime(opensAt) })} />
        )}
        {isOpen || closesAt === null ? null : (
          <Line text={t({ id: 'ipo.closedAt' }, { date: formatDateTime(closesAt) })} />
        )}
        <RowObstacleText field={isOpen && !isApplied ? missingOf(ipo, requiredFields.ipo) : null} />
      </Stack>
      {isOpen ? <IpoProgress ipo={ipo} /> : null}
    </Stack>
  );
}

/**
 * Counts down the last hour; before and after that hour shows the closing date. Even a past date is
 * shown, because the upstream's status decides whether an IPO is open, not this date.
 */
function Closing({ closesAt }: { closesAt: number }) {
  const { t, formatDateTime } = useI18n();
  const msLeft = closesAt - useUpstreamNow();
  return (
    <Line
      text={
        msLeft > 0 && msLeft < hourMs
          ? t({ id: 'ipo.closesIn' }, { minutes: Math.floor(msLeft / minuteMs) })
          : t({ id: 'ipo.closes' }, { date: formatDateTime(closesAt) })
      }
    />
  );
}

function Line({ text }: { text: string }) {
  return (
    <Text size={14} tone="muted">
      {text}
    </Text>
  );
}
