import { type InstrumentGain, instrumentGainsInfiniteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Avatar, Change, List, ListRow, Money, Section, Stack } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { avatarFaceOfName, InstrumentAvatar } from '../../common/instruments/InstrumentAvatar.tsx';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';
import { useSheetChoice } from '../../common/overlays/useSheetChoice.ts';
import { MoreRows, rowsOf } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../common/queries/rows.tsx';
import { gainPercentOf } from './gainParts.ts';
import type { Sale } from './SalesSheet.tsx';

const loadSheet = () => import('./SalesSheet.tsx');

interface InstrumentGainsProps {
  readonly year: number;
  /** True for the latest year, which the loader reads before it knows the years. */
  readonly isLatest: boolean;
}

/** A year's gain by instrument, the largest first. A row opens the instrument's sales. */
export function InstrumentGains({ year, isLatest }: InstrumentGainsProps) {
  const { t } = useI18n();
  const query = useInfiniteQuery(
    instrumentGainsInfiniteQuery(useApi(), {
      ...(isLatest ? {} : { year }),
      limit: pageSizes.records,
    }),
  );
  const { choice, isOpen, choose, close } = useSheetChoice<Sale>();
  const sheet = useLazySheet(loadSheet, isOpen, close);
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
      {choice === null || sheet === null ? null : (
        <sheet.SalesSheet key={choice.serial} sold={choice} open={isOpen} onClose={close} />
      )}
    </Section>
  );
}

interface InstrumentGainRowProps {
  readonly gain: InstrumentGain;
  readonly onOpen: (kind: Sale['kind'], symbol: string) => void;
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
