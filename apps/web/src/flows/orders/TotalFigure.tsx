import { balanceQuery } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import { Inline, Money, Skeleton, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ShownAmounts } from '../../common/hiddenAmounts.tsx';
import { type TotalInput, useTotal } from '../../common/prices/useTotal.ts';

/** Total, large, with its label and its estimate in pesos. */
export function TotalFigure(of: TotalInput) {
  const { label, rate, pesos } = useTotal(of);
  return (
    <Stack gap={4} align="center">
      <Text size={14} tone="muted">
        {label}
      </Text>
      <Money amount={of.total} unit="US$" size={40} />
      <Inline gap={4} justify="center" align="baseline">
        <Money amount={pesos} unit="MX$" size={14} estimate tone="muted" />
        <Text size={14} tone="muted" align="center">
          {rate}
        </Text>
      </Inline>
    </Stack>
  );
}

interface TotalOrBalanceProps extends TotalInput {
  /** Shown until there is a total, so that the layout does not move. */
  readonly balance: DecimalText | null;
}

/** Total or balance above a button, with its estimate in pesos. */
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
  if (balance === null && !hasFailed) return <Skeleton height={47} />;
  // The balance stays hidden even in a sheet that shows the amounts to confirm.
  return (
    <ShownAmounts when={false}>
      <TotalLine {...of} total={balance} label={t({ id: 'ticket.balanceNow' })} isQuiet />
    </ShownAmounts>
  );
}

interface TotalLineProps extends TotalInput {
  /** For a figure that stands in for a total. */
  readonly isQuiet?: boolean;
}

/** Total in one line, with its estimate in pesos below. */
export function TotalLine({ isQuiet = false, ...of }: TotalLineProps) {
  const { label, rate, pesos } = useTotal(of);
  return (
    <Stack gap={0}>
      <Inline gap={8} justify="between" align="baseline">
        <Text size={14} {...(isQuiet ? { tone: 'muted' } : { weight: 'strong' })}>
          {label}
        </Text>
        <Money amount={of.total} unit="US$" size={20} {...(isQuiet ? { tone: 'muted' } : {})} />
      </Inline>
      {of.total === null ? null : (
        <Inline gap={4} justify="end" align="baseline">
          <Money amount={pesos} unit="MX$" size={14} estimate tone="muted" />
          <Text size={12} tone="muted">
            {rate}
          </Text>
        </Inline>
      )}
    </Stack>
  );
}
