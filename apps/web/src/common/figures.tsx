import type { DecimalText } from '@corro/domain';
import { Money, Stack, Text, type SummaryRow } from '@corro/ui';
import type { ReactNode } from 'react';
import { PesoEstimate } from './prices/PesoEstimate.tsx';

/** Total in dollars, with its estimate in pesos. */
export function TotalMoney({ dollars }: { readonly dollars: DecimalText | null }) {
  return (
    <>
      <Money amount={dollars} unit="US$" size={40} />
      <PesoEstimate dollars={dollars} />
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
