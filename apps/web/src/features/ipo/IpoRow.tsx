import type { Ipo } from '@corro/client';
import { calendarDayIn, daysBetween, multiply } from '@corro/domain';
import { formatMoney, Inline, ListRow, type ListRowProps, Stack, Tag, Text } from '@corro/ui';
import { dash, orDash, useI18n } from '../../app/i18n/i18n.ts';
import { useUpstreamNow } from '../../common/ages.tsx';
import { InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { patterns } from '../../links.ts';
import { RowObstacleText } from '../../flows/orders/RowObstacleText.tsx';
import {
  type CompleteIpo,
  isCompleteIpo,
  missingOf,
  requiredFields,
} from '../../flows/orders/complete.ts';

export interface IpoRowProps extends Pick<ListRowProps, 'heading'> {
  readonly ipo: Ipo;
  readonly isApplied: boolean;
  readonly onChoose: (ipo: CompleteIpo) => void;
}

/**
 * The price per share, and below it the minimum of an application in shares and money. A press opens the
 * customer's orders if the customer has applied, else the application form of an open IPO. It does
 * nothing if the IPO lacks a field that an application needs.
 */
export function IpoRow({ heading, ipo, isApplied, onChoose }: IpoRowProps) {
  const { t, numberLocale } = useI18n();
  const { name, symbol, price, min } = ipo;
  const isOpen = ipo.status === 'forthcoming';
  const money = (amount: string) => formatMoney(numberLocale, amount, 'US$');
  return (
    <ListRow
      heading={heading}
      leading={<InstrumentAvatar symbol={symbol} name={name} market="" />}
      title={name}
      trailing={<Text weight="strong">{price === null ? dash : money(price)}</Text>}
      below={
        // Not a subtitle: beside the least amount the name would be truncated.
        <Stack gap={0}>
          <Inline gap={8} justify="between">
            <Line text={orDash(symbol)} />
            {isOpen && price !== null && min !== null ? (
              <Line
                text={`${t({ id: 'offers.minimum' }, { count: min })} · ${money(multiply(price, String(min)))}`}
              />
            ) : null}
          </Inline>
          <IpoTerms ipo={ipo} isApplied={isApplied} />
        </Stack>
      }
      {...(isApplied ? { href: patterns.ipoOrders } : {})}
      {...(isOpen && !isApplied && isCompleteIpo(ipo) ? { onPress: () => onChoose(ipo) } : {})}
    />
  );
}

/** The dates, and what the tab does not say: an application of the customer, or an unknown status. */
function IpoTerms({ ipo, isApplied }: Pick<IpoRowProps, 'ipo' | 'isApplied'>) {
  const { t, formatDateTime } = useI18n();
  const { opensAt, closesAt, listsAt, status } = ipo;
  const isUnknown = typeof status !== 'string';
  return (
    <Stack gap={0}>
      <Inline gap={8} justify="between">
        {status === 'forthcoming' ? (
          <Closing closesAt={closesAt} />
        ) : (
          <Stack gap={0}>
            {opensAt === null ? null : (
              <Line text={t({ id: 'ipo.opened' }, { date: formatDateTime(opensAt) })} />
            )}
            {closesAt === null ? null : (
              <Line text={t({ id: 'ipo.closedAt' }, { date: formatDateTime(closesAt) })} />
            )}
            {listsAt === null ? null : (
              <Line text={t({ id: 'ipo.lists' }, { date: formatDateTime(listsAt) })} />
            )}
          </Stack>
        )}
        {isApplied ? <Tag tone="accent">{t({ id: 'ipo.applied' })}</Tag> : null}
      </Inline>
      {isUnknown ? (
        <Text size={14} tone="caution">
          {t({ id: 'order.statusCode' }, { code: status.unknown })}
        </Text>
      ) : null}
      <RowObstacleText
        field={status === 'forthcoming' && !isApplied ? missingOf(ipo, requiredFields.ipo) : null}
      />
    </Stack>
  );
}

/**
 * Even a past time is shown, because the upstream's status decides whether an IPO is open, not this
 * time.
 */
function Closing({ closesAt }: { closesAt: number | null }) {
  const { t, formatDateTime, formatTime } = useI18n();
  const now = useUpstreamNow();
  if (closesAt === null) return null;
  const dayOf = calendarDayIn();
  const days = daysBetween(dayOf(now), dayOf(closesAt));
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later';
  return (
    <Text size={14}>
      {t(
        { id: 'ipo.closes' },
        { when, time: formatTime(closesAt), date: formatDateTime(closesAt) },
      )}
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
