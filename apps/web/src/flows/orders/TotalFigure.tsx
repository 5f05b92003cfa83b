import { balanceQuery } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import { Inline, Money, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ShownAmounts } from '../../common/hiddenAmounts.tsx';
import { PesoEstimate } from '../../common/prices/PesoEstimate.tsx';
import { type TotalInput, useTotalLabel } from '../../common/prices/useTotalLabel.ts';

/** Total, large, with its label and its estimate in pesos. */
export function TotalFigure(of: TotalInput) {
  return (
    <Stack gap={4} align="center">
      <Text size={14} tone="muted">
        {useTotalLabel(of)}
      </Text>
      <Money amount={of.total} unit="US$" size={40} />
      <PesoEstimate
        dollars={of.total}
        pesos={of.pesos}
        exact={of.hasExactPesos === true}
        justify="center"
      />
    </Stack>
  );
}

interface TotalOrBalanceProps extends TotalInput {
  /** Shown until there is a total. */
  readonly balance: DecimalText | null;
}

/** Total above a button, with its estimate in pesos, or else the balance. */
export function TotalOrBalance({ balance, ...of }: TotalOrBalanceProps) {
  const { t } = useI18n();
  const hasFailed = useQuery({ ...balanceQuery(useApi()), enabled: false }).isError;
  if (of.total !== null) {
    return (
      <ShownAmounts>
        <TotalLine {...of} />
      </ShownAmounts>
    );
  }
  if (balance === null && !hasFailed) return <Skeleton height={26} />;
  // The balance stays hidden even in a sheet that shows the amounts to confirm.
  return (
    <ShownAmounts when={false}>
      <TotalLine {...of} total={balance} label={t({ id: 'ticket.balanceNow' })} isQuiet />
    </ShownAmounts>
  );
}

interface TotalLineProps extends TotalInput {
  /** True for a figure that stands in for a total. */
  readonly isQuiet?: boolean;
}

/** Total in one line, with its estimate in pesos below unless it is quiet. */
export function TotalLine({ isQuiet = false, ...of }: TotalLineProps) {
  return (
    <Stack gap={0}>
      <Inline gap={8} lastAtEnd align="baseline">
        <Text size={14} {...(isQuiet ? { tone: 'muted' } : { weight: 'strong' })}>
          {useTotalLabel(of)}
        </Text>
        <Money amount={of.total} unit="US$" size={20} {...(isQuiet ? { tone: 'muted' } : {})} />
      </Inline>
      {of.total === null || isQuiet ? null : (
        <PesoEstimate
          dollars={of.total}
          pesos={of.pesos}
          exact={of.hasExactPesos === true}
          justify="end"
        />
      )}
    </Stack>
  );
}
