import { type RingPart, ShareRing } from '@corro/charts';
import type { PortfolioParts } from '@corro/client';
import {
  addsUpTo,
  negativeDebt,
  type DecimalText,
  totalInvested,
  isZero,
  type WealthSlice,
  wealthSlices,
} from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Money, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

const partName = defineMessages({
  cash: { id: 'wealth.cash' },
  stock: { id: 'trade.tab.stock' },
  forex: { id: 'trade.tab.forex' },
  futures: { id: 'trade.tab.futures' },
  treasury: { id: 'trade.tab.treasury' },
  funds: { id: 'wealth.funds' },
  held: { id: 'wealth.held' },
});

interface WealthRingProps {
  readonly parts: PortfolioParts;
  readonly total: DecimalText | null;
  /** Ends with the total. */
  readonly showsTotal?: boolean;
}

/** The parts of the account; a loan is subtracted. Nothing if they do not add up to the total. */
export function WealthRing({ parts, total, showsTotal = false }: WealthRingProps) {
  const { t } = useI18n();
  const slices = wealthSlices(parts);
  if (slices === null || parts.loan === null || !addsUpTo(parts, total)) return null;
  const isOwing = !isZero(parts.loan);
  const sums = [
    ...(isOwing
      ? [{ ...ringRow('loan', t({ id: 'route.loan' }), negativeDebt(parts)), isTaken: true }]
      : []),
    ...(showsTotal ? [ringRow('net', t({ id: 'trade.total' }), total)] : []),
  ];
  return <Ring slices={slices} sums={sums} />;
}

interface InvestedRingProps {
  readonly parts: PortfolioParts;
  readonly slices: readonly WealthSlice[];
}

/** Invested money by type, with its sum. */
export function InvestedRing({ parts, slices }: InvestedRingProps) {
  const { t } = useI18n();
  const total = ringRow('total', t({ id: 'home.portfolio.invested' }), totalInvested(parts));
  return <Ring slices={slices} sums={[total]} />;
}

interface RingProps {
  readonly slices: readonly WealthSlice[];
  /** Rows below the parts, without a share of the ring. */
  readonly sums: readonly RingPart[];
}

function Ring({ slices, sums }: RingProps) {
  const { t } = useI18n();
  return (
    <ShareRing
      parts={[
        ...slices.map(({ part, dollars, fraction }) => ({
          ...ringRow(part, t(partName[part]), dollars),
          fraction,
        })),
        ...sums,
      ]}
    />
  );
}

function ringRow(id: string, label: string, dollars: DecimalText | null): RingPart {
  return {
    id,
    label: <Text size={14}>{label}</Text>,
    value: <Money amount={dollars} unit="US$" size={14} />,
    fraction: null,
  };
}
