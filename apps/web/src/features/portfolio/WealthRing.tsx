import { type RingPart, ShareRing } from '@corro/charts';
import type { PortfolioParts } from '@corro/client';
import {
  type DecimalText,
  debtOf,
  investedOf,
  isZero,
  netOf,
  type WealthShare,
  wealthShares,
} from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Money, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface WealthRingProps {
  readonly parts: PortfolioParts;
}

const partName = defineMessages({
  cash: { id: 'wealth.cash' },
  stock: { id: 'trade.tab.stock' },
  forex: { id: 'trade.tab.forex' },
  futures: { id: 'trade.tab.futures' },
  treasury: { id: 'trade.tab.treasury' },
  funds: { id: 'wealth.funds' },
  held: { id: 'wealth.held' },
});

/** What the account consists of, which adds up to its total, to the cent; less what is owed, to the portfolio. Nothing where a part is not known. */
export function WealthRing({ parts }: WealthRingProps) {
  const { t } = useI18n();
  const shares = wealthShares(parts);
  if (shares === null || parts.loan === null) return null;
  const owed = [
    sumRow('loan', t({ id: 'account.loan' }), debtOf(parts)),
    sumRow('net', t({ id: 'home.portfolio' }), netOf(parts)),
  ];
  return <Ring shares={shares} sums={isZero(parts.loan) ? [] : owed} />;
}

interface InvestedRingProps extends WealthRingProps {
  readonly shares: readonly WealthShare[];
}

/** What the customer has invested, by type, and what that comes to. */
export function InvestedRing({ parts, shares }: InvestedRingProps) {
  const { t } = useI18n();
  const total = sumRow('total', t({ id: 'home.portfolio.invested' }), investedOf(parts));
  return <Ring shares={shares} sums={[total]} />;
}

interface RingProps {
  readonly shares: readonly WealthShare[];
  /** What the parts come to, and what is taken from it. */
  readonly sums: readonly RingPart[];
}

function Ring({ shares, sums }: RingProps) {
  const { t } = useI18n();
  return (
    <ShareRing
      parts={[
        ...shares.map(({ part, dollars, share }) => ({
          ...sumRow(part, t(partName[part]), dollars),
          share,
        })),
        ...sums,
      ]}
    />
  );
}

function sumRow(id: string, label: string, dollars: DecimalText | null): RingPart {
  return {
    id,
    label: <Text size={14}>{label}</Text>,
    value: <Money amount={dollars} unit="US$" size={14} />,
    share: null,
  };
}
