import type { DecimalText } from '@corro/domain';
import type { WithdrawTerms } from '@corro/machines';
import { Money, Text, type SummaryRow } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { useTotalRows } from '../../parts/useTotalRows.tsx';
import { useDestination } from '../../parts/money/useDestination.ts';

/** What a withdrawal costs: nothing. */
const fee = '0.00';

/** Amount, fee and what arrives, for a summary; em dashes while there is no amount. */
export function useCostRows(amount: DecimalText | null): readonly SummaryRow[] {
  const { t } = useWords();
  const netRows = useTotalRows({
    side: 'sell',
    total: amount,
    pesos: 'usdMxn',
    label: t('withdraw.net'),
  });
  return [
    { label: t('ticket.amount'), value: <Money amount={amount} unit="US$" /> },
    { label: t('withdraw.fee'), value: <Money amount={fee} unit="US$" /> },
    ...netRows,
  ];
}

/** Where it goes and what arrives, for a summary; nothing where there are no terms. */
export function useTermsRows(terms: WithdrawTerms | null): readonly SummaryRow[] {
  const { t } = useWords();
  const { nameOf } = useDestination();
  const costRows = useCostRows(terms?.amount ?? null);
  if (terms === null) return [];
  return [
    { label: t('withdraw.to'), value: <Text>{nameOf(terms)}</Text>, detail: terms.masked },
    ...costRows,
  ];
}
