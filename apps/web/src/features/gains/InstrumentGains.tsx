import {
  type GainParams,
  type GainRecord,
  gainsInfiniteQuery,
  type GainYear,
  type InstrumentGain,
  instrumentGainsInfiniteQuery,
} from '@corro/client';
import { type DecimalText, gainPercent, isSumOf, pageSizes } from '@corro/domain';
import {
  Avatar,
  Change,
  List,
  ListRow,
  Money,
  Section,
  Skeleton,
  Stack,
  Summary,
  Text,
} from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { amountRow } from '../../common/activity/facts.tsx';
import { useAmounts } from '../../common/amounts.ts';
import { avatarFaceOfName, InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { AppSheet, useSheetChoice } from '../../common/overlays/AppSheet.tsx';
import { MoreRows, rowsOf } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../common/queries/rows.tsx';
import { useGainRow } from '../../common/useGainRow.tsx';

/** A year's gain by instrument, the largest first. A row opens the instrument's sales. */
export function InstrumentGains({ year }: { year: number }) {
  const { t } = useI18n();
  const query = useInfiniteQuery(
    instrumentGainsInfiniteQuery(useApi(), { year, limit: pageSizes.records }),
  );
  const { choice, isOpen, choose, close } = useSheetChoice<Sold>();
  return (
    <Section title={t({ id: 'gains.instruments' })}>
      <QueryView
        query={query}
        showsAge
        failedTitle={t({ id: 'gains.failed' })}
        loading={<RowSkeletons count={pageSizes.records} leading />}
      >
        {(data) => (
          <Stack gap={16}>
            <List>
              {rowsOf(data).map((gain, at) => (
                <InstrumentGainRow
                  key={rowKey(gain, at)}
                  gain={gain}
                  onOpen={(kind, symbol) => choose({ year, kind, symbol, name: gain.name })}
                />
              ))}
            </List>
            <MoreRows query={query} />
          </Stack>
        )}
      </QueryView>
      {choice === null ? null : (
        <SalesSheet key={choice.serial} sold={choice} open={isOpen} onClose={close} />
      )}
    </Section>
  );
}

interface InstrumentGainRowProps {
  readonly gain: InstrumentGain;
  readonly onOpen: (kind: Sold['kind'], symbol: string) => void;
}

function InstrumentGainRow({ gain: instrument, onOpen }: InstrumentGainRowProps) {
  const { t } = useI18n();
  const { kind, symbol, name, market, sales, gain } = instrument;
  const isFund = kind === 'fund';
  const salesText =
    sales === null
      ? undefined
      : isFund
        ? t({ id: 'gains.payouts' }, { count: sales })
        : t({ id: 'gains.sales' }, { count: sales });
  return (
    <ListRow
      leading={
        isFund ? (
          <Avatar {...avatarFaceOfName(name)} />
        ) : (
          <InstrumentAvatar symbol={symbol} name={name} market={market} />
        )
      }
      title={name}
      wrap
      {...(salesText === undefined ? {} : { subtitle: salesText })}
      trailing={<Money amount={gain} unit="US$" signed />}
      trailingSub={<Change percent={gainPercentOf(instrument)} />}
      {...(kind === null || symbol === null ? {} : { onPress: () => onOpen(kind, symbol) })}
    />
  );
}

/** An instrument that was sold in the year, or a fund that paid out. */
interface Sold extends Pick<GainParams, 'year' | 'kind' | 'symbol'> {
  readonly name: string;
}

interface SalesSheetProps {
  readonly sold: Sold;
  readonly open: boolean;
  readonly onClose: () => void;
}

function SalesSheet({ sold, open, onClose }: SalesSheetProps) {
  const { t } = useI18n();
  const { year, kind, symbol, name } = sold;
  const query = useInfiniteQuery(
    gainsInfiniteQuery(useApi(), { year, kind, symbol, limit: pageSizes.records }),
  );
  return (
    <AppSheet open={open} onClose={onClose} title={name}>
      <QueryView
        query={query}
        showsAge
        failedTitle={t({ id: 'gains.failed' })}
        loading={<SaleSkeletons />}
      >
        {(data) => (
          <Stack gap={16}>
            <List label={t({ id: 'gains.salesOf' }, { name, year: String(year) })}>
              {rowsOf(data).map((sale, at) => (
                <SaleRow key={rowKey(sale, at)} sale={sale} />
              ))}
            </List>
            <MoreRows query={query} />
          </Stack>
        )}
      </QueryView>
    </AppSheet>
  );
}

function SaleRow({ sale }: { sale: GainRecord }) {
  const { t, formatDateTime } = useI18n();
  const gainRow = useGainRow();
  const amounts = useAmounts();
  const { kind, quantity, gain, createdAt } = sale;
  const { cost, proceeds, fees } = gainPartsOf(sale);
  const isFund = kind === 'fund';
  return (
    <ListRow
      title={formatDateTime(createdAt)}
      trailing={
        quantity === null ? undefined : (
          <Text size={14}>
            {amounts.counted(quantity, (count) => t({ id: 'gains.sold' }, { count }))}
          </Text>
        )
      }
      below={
        <Summary
          rows={[
            ...amountRow(
              amounts,
              isFund ? t({ id: 'gains.fund.proceeds' }) : t({ id: 'gains.sale.proceeds' }),
              proceeds,
            ),
            ...amountRow(
              amounts,
              isFund ? t({ id: 'gains.fund.cost' }) : t({ id: 'gains.sale.cost' }),
              cost,
            ),
            ...amountRow(amounts, t({ id: 'gains.fees' }), fees),
            ...(gain === null ? [] : [gainRow({ gain, percent: gainPercentOf(sale) })]),
          ]}
        />
      }
    />
  );
}

function SaleSkeletons() {
  return (
    <RowSkeletons count={2}>
      <ListRow
        title={<Skeleton height={16} width={160} />}
        trailing={<Skeleton height={16} width={60} />}
        below={<Skeleton height={176} />}
      />
    </RowSkeletons>
  );
}

/** Cost, proceeds and fees; all null where they do not add up to the gain. */
export function gainPartsOf<Parts extends Pick<GainYear, 'cost' | 'proceeds' | 'fees' | 'gain'>>({
  cost,
  proceeds,
  fees,
  gain,
}: Parts): Pick<Parts, 'cost' | 'proceeds' | 'fees'> {
  return isSumOf(proceeds, [cost, fees, gain])
    ? { cost, proceeds, fees }
    : { cost: null, proceeds: null, fees: null };
}

/**
 * The gain in percent of the cost; null if the gain or the cost is unknown, or if the figures do
 * not add up.
 */
export function gainPercentOf(
  figures: Pick<GainYear, 'cost' | 'proceeds' | 'fees' | 'gain'>,
): DecimalText | null {
  const { gain } = figures;
  const { cost } = gainPartsOf(figures);
  return gain === null || cost === null ? null : gainPercent(gain, cost);
}
