import { configQuery, type Extension, type OperatorRules, operatorRulesIn } from '@corro/client';
import { compare, type DecimalText, feeRate, multiply } from '@corro/domain';
import { formatMoney, formatPercent, Money, type SummaryRow, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api.ts';
import { useI18n } from '../app/i18n/i18n.ts';

const nothingSaid = operatorRulesIn({});

/** What the operator's server says of its rules; nothing until it has. */
export function useOperatorRules(): OperatorRules {
  return useQuery(configQuery(useApi())).data?.rules ?? nothingSaid;
}

/** Whether the operator's server announces a call that the specification does not have; false until it has. */
export function useExtension(extension: Extension): boolean {
  return useExpectedExtension(extension) ?? false;
}

/** As `useExtension`, but undefined until the server has answered or failed: for what holds its place until then. */
export function useExpectedExtension(extension: Extension): boolean | undefined {
  const config = useQuery(configQuery(useApi()));
  return config.isLoading ? undefined : (config.data?.extensions.includes(extension) ?? false);
}

const assumedPercent = multiply(feeRate, '100');

/** What the fee of an order is called: with its rate where the operator says the one that it is worked out with. */
export function useTradeFeeLabel(): { readonly label: string; readonly isSaid: boolean } {
  const { t, numberLocale } = useI18n();
  const { tradeFee } = useOperatorRules();
  const isSaid = tradeFee !== null && compare(tradeFee, assumedPercent) === 0;
  if (!isSaid) return { label: t({ id: 'order.field.fee' }), isSaid };
  return { label: t({ id: 'ticket.fee' }, { rate: rateText(numberLocale, tradeFee) }), isSaid };
}

/** The rate of an order's fee: the operator's, else that of spec §9. */
export function useTradeFeeRate(): {
  /** As text, with its sign. */
  readonly rate: string;
  readonly isSaid: boolean;
  /** The app works out fees with this rate. */
  readonly isCalculated: boolean;
} {
  const { numberLocale } = useI18n();
  const { tradeFee } = useOperatorRules();
  const percent = tradeFee ?? assumedPercent;
  return {
    rate: rateText(numberLocale, percent),
    isSaid: tradeFee !== null,
    isCalculated: compare(percent, assumedPercent) === 0,
  };
}

function rateText(numberLocale: string, percent: DecimalText): string {
  return formatPercent(numberLocale, percent, { signed: false });
}

/** The fee of an order: an estimate at the rate of spec §9 unless the operator says that rate. */
export function useTradeFeeRow(fee: DecimalText | null): SummaryRow {
  const { t, numberLocale } = useI18n();
  const { label, isSaid } = useTradeFeeLabel();
  if (isSaid) return { label, value: <Money amount={fee} unit="US$" /> };
  const rate = rateText(numberLocale, assumedPercent);
  return {
    label,
    value: <Money amount={fee} unit="US$" estimate />,
    detail: t({ id: 'rules.assumedFee' }, { rate }),
  };
}

/** What something costs besides its amount, US dollars, in a sentence; for the operator to decide if it says nothing. */
export function useFeeText(fee: DecimalText | null): string {
  const { t, numberLocale } = useI18n();
  return fee === null ? t({ id: 'rules.byOperator' }) : formatMoney(numberLocale, fee, 'US$');
}

/** What something costs besides its amount, US dollars; for the operator to decide where it says nothing. */
export function useFeeRow(label: string, fee: DecimalText | null): SummaryRow {
  const { t } = useI18n();
  return {
    label,
    value:
      fee === null ? (
        <Text>{t({ id: 'rules.byOperator' })}</Text>
      ) : (
        <Money amount={fee} unit="US$" />
      ),
  };
}
