import { type RingPart, ShareRing } from '@corro/charts';
import type { PortfolioParts } from '@corro/client';
import {
  negativeDebt,
  type DecimalText,
  totalInvested,
  isZero,
  netWorth,
  type WealthShare,
  wealthShares,
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

/** The parts of the account add up to its total to the cent; a loan is subtracted. Nothing if a part is unknown. */
export function WealthRing({ parts }: { parts: PortfolioParts }) {
  const { t } = useI18n();
  const shares = wealthShares(parts);
  if (shares === null || parts.loan === null) return null;
  const owed = [
    ringRow('loan', t({ id: 'account.loan' }), negativeDebt(parts)),
    ringRow('net', t({ id: 'home.portfolio' }), netWorth(parts)),
  ];
  return <Ring shares={shares} sums={isZero(parts.loan) ? [] : owed} />;
}

interface InvestedRingProps {
  readonly parts: PortfolioParts;
  readonly shares: readonly WealthShare[];
}

/** Invested money by type, with its sum. */
export function InvestedRing({ parts, shares }: InvestedRingProps) {
  const { t } = useI18n();
  const total = ringRow('total', t({ id: 'home.portfolio.invested' }), totalInvested(parts));
  return <Ring shares={shares} sums={[total]} />;
}

interface RingProps {
  readonly shares: readonly WealthShare[];
  /** Rows below the parts, without a share of the ring. */
  readonly sums: readonly RingPart[];
}

function Ring({ shares, sums }: RingProps) {
  const { t } = useI18n();
  return (
    <ShareRing
      parts={[
        ...shares.map(({ part, dollars, share }) => ({
          ...ringRow(part, t(partName[part]), dollars),
          share,
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
    share: null,
  };
}
