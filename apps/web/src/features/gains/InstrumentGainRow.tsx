import type { InstrumentGain } from '@corro/client';
import { gainPercent } from '@corro/domain';
import { Avatar, Change, ListRow, Money } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { InstrumentAvatar, faceOfName } from '../../common/instruments/InstrumentAvatar.tsx';
import type { Sold } from './SalesSheet.tsx';

export interface InstrumentGainRowProps {
  readonly gain: InstrumentGain;
  readonly onOpen: (kind: Sold['kind'], symbol: string) => void;
}

/** What one instrument has earned, in money and percent; leads to its sales. */
export function InstrumentGainRow({ gain: of, onOpen }: InstrumentGainRowProps) {
  const { t } = useI18n();
  const { kind, symbol, name, market, sales, cost, gain } = of;
  const isAsked = kind !== null && symbol !== null;
  const isFund = kind === 'fund';
  const counted =
    sales === null
      ? undefined
      : isFund
        ? t({ id: 'gains.payouts' }, { count: sales })
        : t({ id: 'gains.sales' }, { count: sales });
  return (
    <ListRow
      leading={
        isFund ? (
          <Avatar {...faceOfName(name)} />
        ) : (
          <InstrumentAvatar symbol={symbol} name={name} market={market} />
        )
      }
      title={name}
      wrap
      {...(counted === undefined ? {} : { subtitle: counted })}
      trailing={<Money amount={gain} unit="US$" signed />}
      trailingSub={
        <Change percent={gain === null || cost === null ? null : gainPercent(gain, cost)} />
      }
      {...(isAsked ? { onPress: () => onOpen(kind, symbol) } : {})}
    />
  );
}
