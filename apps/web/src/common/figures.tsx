import type { DecimalText } from '@corro/domain';
import { Inline, Money, Stack, Text, type SummaryRow, useAmountsHidden } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { usePesos } from './prices/usePesos.ts';

/** Total in dollars, with the estimate in pesos and its rate. */
export function TotalMoney({ dollars }: { readonly dollars: DecimalText | null }) {
  const { t } = useI18n();
  const { rate, source, estimate } = usePesos('usdMxn');
  const isHidden = useAmountsHidden();
  return (
    <>
      <Money amount={dollars} unit="US$" size={40} />
      <Inline gap={8} align="baseline">
        <Money amount={estimate(dollars)} unit="MX$" size={14} tone="muted" estimate />
        {isHidden ? null : (
          <Text size={14} tone="muted">
            {t({ id: 'money.rate' }, { rate, source })}
          </Text>
        )}
      </Inline>
    </>
  );
}

export function LabelledFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Text size={14} tone="muted">
        {label}
      </Text>
      {children}
    </Stack>
  );
}

/** Summary row with an amount in US dollars; «—» for null. */
export function moneyRow(label: SummaryRow['label'], amount: string | null): SummaryRow {
  return { label, value: <Money amount={amount} unit="US$" /> };
}
