import type { Debt, PollName, Stock } from '@corro/client';
import { dayMs, type DecimalText, isPricedByYield, priceChange } from '@corro/domain';
import {
  Change,
  changeDirection,
  type ChangeProps,
  formatDecimal,
  Inline,
  ListRow,
  type ListRowProps,
  Stack,
  Text,
} from '@corro/ui';
import { Fragment, memo } from 'react';
import { dash, useI18n } from '../../../app/i18n/i18n.ts';
import { useReadAt, useUpstreamTime } from '../../../common/ages.tsx';
import { currenciesOf, InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { InstrumentLine } from '../../../common/instruments/InstrumentLine.tsx';
import { CodeAndMarket } from '../../../common/instruments/CodeAndMarket.tsx';
import { PriceNow, type PriceNowProps } from '../../../common/prices/PriceNow.tsx';
import { decimalsOf } from '../../../common/prices/priceText.ts';
import { useDebtText } from '../debt/useDebtText.ts';
import { type MarketKind, marketKinds } from './kinds.ts';

interface MarketRowProps extends Pick<ListRowProps, 'heading'> {
  readonly kind: MarketKind;
  readonly href: string | null;
  readonly instrument: ListedInstrument;
  /** Shows the yield, or a dash, before the price. Default: true if the yield is known. */
  readonly showsYield?: boolean;
  /** Overrides the poll of the market. */
  readonly poll?: PollName;
}

/** A listed instrument. Currency pairs lack exchange and previous close; only debt has a yield. */
export type ListedInstrument = Pick<Stock, 'symbol' | 'name' | 'price' | 'changePercent'> &
  Partial<Pick<Stock, 'exchangeName' | 'previousClose'>> &
  Partial<Pick<Stock, 'unit' | 'expiresAt' | 'atExpiry'>> &
  Partial<Pick<Debt, 'yieldPercent' | 'termDays' | 'issuer'>>;

/** A row of a market list: exchange, name, price and today's change (spec §2). */
export const MarketRow = memo(function MarketRow(props: MarketRowProps) {
  const { heading, href, showsYield, ...row } = props;
  const { symbol, name, price, changePercent, yieldPercent = null } = row.instrument;
  const { t } = useI18n();
  const market = marketKinds[row.kind].tag;
  const change = changeOf(row.instrument);
  const day = { amount: change, percent: changePercent, digits: decimalsOf(price) };
  const line = (
    <InstrumentLine
      symbol={symbol}
      market={market}
      price={price}
      amount={change}
      percent={changePercent}
    />
  );
  return (
    <ListRow
      heading={heading}
      href={href}
      leading={<InstrumentAvatar symbol={symbol} name={name} market={market} />}
      title={titleOf(row.kind, row.instrument)}
      wrap="compact"
      subtitle={<Subtitle kind={row.kind} instrument={row.instrument} />}
      // A row of debt shows the yield first and the price second, without the sparkline of the
      // price.
      {...(!(showsYield ?? yieldPercent !== null)
        ? {
            middle: line,
            trailing: <RowPrice {...row} />,
            figures: row.kind === 'forex' ? 'number' : 'money',
            trailingSub: <Change {...day} size={12} />,
          }
        : {
            trailing: <YearlyYield percent={yieldPercent} />,
            trailingSub: (
              <Stack gap={0} align="end">
                {isPricedByYield(price, yieldPercent) ? null : (
                  // A price beside another number as its yield is in dollars.
                  <Inline gap={4}>
                    <RowPrice {...row} size={12} unit="US$" />
                    <Text size={12} tone="muted">
                      {t({ id: 'debt.price.unit' })}
                    </Text>
                  </Inline>
                )}
                <DebtChange {...day} isYield={isPricedByYield(price, yieldPercent)} />
              </Stack>
            ),
          })}
    />
  );
});

/** A pair by its currencies, as traders write it: `USD/MXN`; anything else by its name. */
export function titleOf(kind: MarketKind, { symbol, name }: ListedInstrument): string {
  const pair = kind === 'forex' ? currenciesOf(symbol ?? '') : undefined;
  return pair?.join('/') ?? name;
}

/**
 * Name of a pair; else code and exchange, with the maturity of debt. A future has its exchange,
 * expiry and unit instead of a code.
 */
function Subtitle({ kind, instrument }: Pick<MarketRowProps, 'kind' | 'instrument'>) {
  const { symbol, name, exchangeName = null } = instrument;
  const terms = useTerms(instrument);
  if (titleOf(kind, instrument) !== name) return name;
  // News name debt by its code.
  const showsCode = terms.length === 0 || kind === 'treasury';
  const hasPlace = showsCode || (exchangeName ?? '') !== '';
  return (
    <>
      <CodeAndMarket {...(showsCode ? { symbol } : {})} exchangeName={exchangeName} />
      {terms.map((term, at) => (
        <Fragment key={term}>
          {at > 0 ? betweenTerms : hasPlace ? between : null}
          <Text size={12} tone="muted">
            {unbroken(term)}
          </Text>
        </Fragment>
      ))}
    </>
  );
}

const between = ' · ';

const betweenTerms = ', ';

/** Keeps «por barril» on one of the two lines. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00A0');

/** Longer terms of debt name the month of the maturity, shorter ones its day. */
const daysOfYear = 365;

/** Latest time that a `Date` can hold, epoch milliseconds. */
const latestTime = 8.64e15;

/** «dic 2026» and «por barril» of a future, or «vence nov 2036» of debt; nothing if not sent. */
function useTerms({
  unit = null,
  expiresAt = null,
  termDays = null,
}: ListedInstrument): readonly string[] {
  const { t, formatDate, numberLocale } = useI18n();
  const now = useUpstreamTime();
  const monthOf = (time: number) =>
    new Intl.DateTimeFormat(numberLocale, { month: 'short', year: 'numeric' }).format(time);
  const due = termDays === null ? Infinity : now + termDays * dayMs;
  return [
    ...(expiresAt === null ? [] : [monthOf(expiresAt)]),
    ...(unit === null ? [] : [t({ id: 'future.unit' }, { unit })]),
    ...(termDays === null || due > latestTime
      ? []
      : [
          t(
            { id: 'market.expires' },
            { date: termDays < daysOfYear ? formatDate(due) : monthOf(due) },
          ),
        ]),
  ];
}

function changeOf({ price, previousClose = null }: ListedInstrument): DecimalText | undefined {
  return priceChange(previousClose, price).change ?? undefined;
}

const marks = { rise: '▲', fall: '▼' } as const;

/** Change of a price, or of a yield in percentage points; in words if there is none. */
function DebtChange({
  isYield,
  ...change
}: Pick<ChangeProps, 'amount' | 'percent' | 'digits'> & { readonly isYield: boolean }) {
  const { t, numberLocale } = useI18n();
  const { amount = null } = change;
  const points = { amount, digits: 2 };
  const direction = changeDirection(isYield ? points : change);
  if (direction === 'flat' && amount !== null) {
    return (
      <Text size={12} tone="muted">
        {t({ id: 'debt.unchanged' })}
      </Text>
    );
  }
  if (!isYield) return <Change {...change} size={12} />;
  if (direction === 'flat') return <Text size={12}>{dash}</Text>;
  const figure = formatDecimal(numberLocale, amount, { min: 2, max: 2, signed: true });
  return (
    <Inline gap={4} wrap={false}>
      <Text size={12} tone={direction}>
        {marks[direction]}
      </Text>
      <Text size={12} tone={direction}>
        {t({ id: 'debt.points' }, { change: figure })}
      </Text>
    </Inline>
  );
}

function YearlyYield({ percent }: { percent: DecimalText | null }) {
  const { yearly } = useDebtText();
  return <Text weight="strong">{percent === null ? dash : yearly(percent)}</Text>;
}

function RowPrice({
  kind,
  instrument,
  poll,
  size,
  unit,
}: Omit<MarketRowProps, 'heading' | 'href' | 'showsYield'> &
  Pick<PriceNowProps, 'unit'> & { readonly size?: 12 }) {
  const { price, changePercent } = instrument;
  const market = marketKinds[kind];
  return (
    <PriceNow
      value={price}
      market={market.tag}
      unit={unit}
      // Futures and debt have coloured prices (spec §2), rounded like the change below the price.
      {...(kind === 'forex'
        ? {}
        : {
            direction: changeDirection({
              amount: changeOf(instrument),
              percent: changePercent,
              digits: decimalsOf(price),
            }),
          })}
      {...(size === undefined ? { weight: 'strong' } : { size })}
      readAt={useReadAt()}
      poll={poll ?? market.poll}
    />
  );
}
