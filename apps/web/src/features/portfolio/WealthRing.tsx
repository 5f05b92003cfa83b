import { ShareRing } from '@corro/charts';
import type { PortfolioParts } from '@corro/client';
import { isZero, netOf, wealthShares } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Text } from '@corro/ui';
import type { ReactNode } from 'react';
import { HideableMoney } from '../../common/hiddenAmounts.tsx';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface WealthRingProps {
  readonly parts: PortfolioParts;
  readonly isHidden: boolean;
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
export function WealthRing({ parts, isHidden }: WealthRingProps) {
  const { t } = useI18n();
  const shares = wealthShares(parts);
  if (shares === null || parts.loan === null) return null;
  const money = (dollars: string | null) => (
    <HideableMoney amount={dollars} unit="US$" size={14} isHidden={isHidden} />
  );
  const owed = isZero(parts.loan)
    ? []
    : [
        {
          id: 'loan',
          label: <Label>{t({ id: 'account.loan' })}</Label>,
          value: money(`-${parts.loan}`),
          share: null,
        },
        {
          id: 'net',
          label: <Label>{t({ id: 'home.portfolio' })}</Label>,
          value: money(netOf(parts)),
          share: null,
        },
      ];
  return (
    <ShareRing
      parts={[
        ...shares.map(({ part, dollars, share }) => ({
          id: part,
          label: <Label>{t(partName[part])}</Label>,
          value: money(dollars),
          share,
        })),
        ...owed,
      ]}
    />
  );
}

function Label({ children }: { children: ReactNode }) {
  return <Text size={14}>{children}</Text>;
}
