import type { DecimalText } from '@corro/domain';
import type { WithdrawTerms } from '@corro/machines';
import { Money, Text, type SummaryRow } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useTotalRows } from '../../../common/prices/useTotalRows.tsx';
import { useDestination } from '../useDestination.ts';

/** What a withdrawal costs: nothing. */
const fee = '0.00';

/** What it costs and what arrives, for a summary; em dashes while there is no amount. */
export function useCostRows(amount: DecimalText | null): readonly SummaryRow[] {
  const { t } = useI18n();
  const netRows = useTotalRows({
    side: 'sell',
    total: amount,
    pesos: 'usdMxn',
    label: t('withdraw.net'),
  });
  return [{ label: t('withdraw.fee'), value: <Money amount={fee} unit="US$" /> }, ...netRows];
}

/** How much goes where, for a summary; nothing where there are no terms. */
export function useTermsRows(terms: WithdrawTerms | null): readonly SummaryRow[] {
  const { t } = useI18n();
  const { nameOf } = useDestination();
  if (terms === null) return [];
  return [
    { label: t('withdraw.to'), value: <Text>{nameOf(terms)}</Text>, detail: terms.masked },
    { label: t('ticket.amount'), value: <Money amount={terms.amount} unit="US$" /> },
  ];
}
