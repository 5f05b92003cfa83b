import type { Ipo } from '@corro/client';
import { hourMs, minuteMs, multiply } from '@corro/domain';
import { formatMoney, ListRow, Stack, Tag, Text } from '@corro/ui';
import { useI18n, dash } from '../../app/i18n/i18n.ts';
import { useUpstreamNow } from '../../common/ages.tsx';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { patterns } from '../../links.ts';
import { useIpoLine } from './ipoRows.tsx';
import { RowObstacleText } from '../../flows/orders/RowObstacleText.tsx';
import {
  type CompleteIpo,
  isCompleteIpo,
  missingOf,
  requiredFields,
} from '../../flows/orders/complete.ts';

export interface IpoRowProps {
  readonly ipo: Ipo;
  readonly isApplied: boolean;
  readonly onChoose: (ipo: CompleteIpo) => void;
}

/**
 * An open IPO shows the least amount of an application, another one its price. A press opens the
 * customer's orders if the customer has applied, else the application form of an open IPO. It does
 * nothing if the IPO lacks a field that an application needs.
 */
export function IpoRow({ ipo, isApplied, onChoose }: IpoRowProps) {
  const { numberLocale } = useI18n();
  const line = useIpoLine();
  const isOpen = ipo.status === 'forthcoming';
  const amount =
    isOpen && ipo.price !== null && ipo.min !== null
      ? multiply(ipo.price, String(ipo.min))
      : ipo.price;
  return (
    <ListRow
      leading={<InstrumentAvatar symbol={ipo.symbol} name={ipo.name} market="" />}
      title={ipo.name}
      subtitle={line(ipo)}
      trailing={
        <Text weight="strong">
          {amount === null ? dash : formatMoney(numberLocale, amount, 'US$')}
        </Text>
      }
      trailingSub={<IpoNote ipo={ipo} isApplied={isApplied} />}
      below={<IpoTerms ipo={ipo} isApplied={isApplied} />}
      {...(isApplied ? { href: patterns.ipoOrders } : {})}
      {...(isOpen && !isApplied && isCompleteIpo(ipo) ? { onPress: () => onChoose(ipo) } : {})}
    />
  );
}

/** The least quantity of an open IPO, and its price. The tab names the status, unless unknown. */
function IpoNote({ ipo, isApplied }: Pick<IpoRowProps, 'ipo' | 'isApplied'>) {
  const { t, numberLocale } = useI18n();
  const { status, min, price } = ipo;
  if (typeof status !== 'string') {
    return <Tag tone="critical">{t({ id: 'order.status.unknown' }, { code: status.unknown })}</Tag>;
  }
  if (isApplied) return <Tag tone="accent">{t({ id: 'ipo.applied' })}</Tag>;
  if (status !== 'forthcoming' || min === null || price === null) return null;
  return t({ id: 'ipo.from' }, { count: min, price: formatMoney(numberLocale, price, 'US$') });
}

function IpoTerms({ ipo, isApplied }: Pick<IpoRowProps, 'ipo' | 'isApplied'>) {
  const { t, formatDateTime } = useI18n();
  const { opensAt, closesAt } = ipo;
  if (ipo.status === 'forthcoming') {
    return (
      <Stack gap={0}>
        {closesAt === null ? null : <Closing closesAt={closesAt} />}
        <RowObstacleText field={isApplied ? null : missingOf(ipo, requiredFields.ipo)} />
      </Stack>
    );
  }
  return (
    <Stack gap={0}>
      {opensAt === null ? null : (
        <Line text={t({ id: 'ipo.opened' }, { date: formatDateTime(opensAt) })} />
      )}
      {closesAt === null ? null : (
        <Line text={t({ id: 'ipo.closedAt' }, { date: formatDateTime(closesAt) })} />
      )}
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
    <Text size={14} weight="strong">
      {msLeft > 0 && msLeft < hourMs
        ? t({ id: 'ipo.closesIn' }, { minutes: Math.floor(msLeft / minuteMs) })
        : t({ id: 'ipo.closes' }, { date: formatDateTime(closesAt) })}
    </Text>
  );
}

function Line({ text }: { text: string }) {
  return (
    <Text size={14} tone="muted">
      {text}
    </Text>
  );
}
