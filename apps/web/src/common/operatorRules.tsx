import { configQuery, type Extension, type OperatorRules, operatorRulesIn } from '@corro/client';
import { compare, type DecimalText, feeRate, multiply } from '@corro/domain';
import { formatMoney, formatPercent, Money, type SummaryRow, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { rateDecimals } from './prices/usePesos.ts';

const unannounced = operatorRulesIn({});

/** The operator's rules; all null until the config is loaded. */
export function useOperatorRules(): OperatorRules {
  return useQuery(configQuery(useApi())).data?.rules ?? unannounced;
}

/** True if the server announces an optional call; false until the config is loaded. */
export function useExtension(extension: Extension): boolean {
  return useExtensionState(extension) ?? false;
}

/** Like `useExtension`, but undefined while the config is loading. */
export function useExtensionState(extension: Extension): boolean | undefined {
  const config = useQuery(configQuery(useApi()));
  return config.isLoading ? undefined : (config.data?.extensions.includes(extension) ?? false);
}

const assumedPercent = multiply(feeRate, '100');

/**
 * Label of the trading fee, with the rate if the operator announces the rate that the app assumes.
 */
export function useTradeFeeLabel(): { readonly label: string; readonly isPublished: boolean } {
  const { t, numberLocale } = useI18n();
  const { tradeFee } = useOperatorRules();
  const isPublished = tradeFee !== null && compare(tradeFee, assumedPercent) === 0;
  if (!isPublished) return { label: t({ id: 'order.field.fee' }), isPublished };
  return {
    label: t({ id: 'ticket.fee' }, { rate: rateText(numberLocale, tradeFee) }),
    isPublished,
  };
}

/** Rate of the trading fee: the operator's, else that of spec §9. */
export function useTradeFeeRate(): {
  /** Formatted with a percent sign. */
  readonly rate: string;
  readonly isPublished: boolean;
  /** True if the app calculates fees with this rate. */
  readonly isCalculated: boolean;
} {
  const { numberLocale } = useI18n();
  const { tradeFee } = useOperatorRules();
  const percent = tradeFee ?? assumedPercent;
  return {
    rate: rateText(numberLocale, percent),
    isPublished: tradeFee !== null,
    isCalculated: compare(percent, assumedPercent) === 0,
  };
}

function rateText(numberLocale: string, percent: DecimalText): string {
  return formatPercent(numberLocale, percent, { signed: false, max: rateDecimals });
}

/** Fee row. It is marked as an estimate (spec §9) unless the operator has announced that rate. */
export function useTradeFeeRow(fee: DecimalText | null): SummaryRow {
  const { t, numberLocale } = useI18n();
  const { label, isPublished } = useTradeFeeLabel();
  if (isPublished) return { label, value: <Money amount={fee} unit="US$" /> };
  const rate = rateText(numberLocale, assumedPercent);
  return {
    label,
    value: <Money amount={fee} unit="US$" estimate />,
    detail: t({ id: 'rules.assumedFee' }, { rate }),
  };
}

/** Text of a fee in US dollars; for null, says that the operator decides the fee. */
export function useFeeText(fee: DecimalText | null): string {
  const { t, numberLocale } = useI18n();
  return fee === null ? t({ id: 'rules.byOperator' }) : formatMoney(numberLocale, fee, 'US$');
}

/** Row of a fee in US dollars; for null, says that the operator decides the fee. */
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
