import { orderCost } from '@corro/domain';
import { formatMoney, Money, Stack, Summary, type SummaryRow, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useIsDemo } from '../../app/conditions.ts';
import { useFeeRow, useOperatorRules, useTradeFeeRate } from '../../common/operatorRules.tsx';

/** US dollars of the order in the example. */
const exampleAmount = '1000.00';

/** What operations cost: as the operator says it, else the rate that the app calculates with. */
export function FeesText() {
  const { t } = useI18n();
  const isDemo = useIsDemo();
  const rules = useOperatorRules();
  const { isSaid } = useTradeFeeRate();
  const rows: readonly SummaryRow[] = [
    ...useTradeRows(),
    useFeeRow(t({ id: 'legal.fees.recharge' }), rules.rechargeFee),
    useFeeRow(t({ id: 'legal.fees.withdraw' }), rules.withdrawFee),
    useFeeRow(t({ id: 'legal.fees.fund' }), rules.fundFee),
    {
      label: t({ id: 'legal.fees.loan' }),
      value: <Text>{t({ id: 'legal.fees.loanText' })}</Text>,
    },
  ];
  return (
    <Stack gap={16}>
      <Text as="p">{t({ id: 'legal.fees.about' })}</Text>
      <Summary rows={rows} />
      <Text as="p" size={14} tone="muted">
        {isSaid ? t({ id: 'legal.fees.tradeDetail' }) : t({ id: 'legal.fees.assumed' })}
      </Text>
      {isDemo ? (
        <Text as="p" size={14} tone="muted">
          {t({ id: 'legal.fees.demo' })}
        </Text>
      ) : null}
    </Stack>
  );
}

/** The rate of an order, and what it comes to where the app works it out with that rate. */
function useTradeRows(): readonly SummaryRow[] {
  const { t, numberLocale } = useI18n();
  const { rate, isCalculated } = useTradeFeeRate();
  const amount = formatMoney(numberLocale, exampleAmount, 'US$');
  return [
    {
      label: t({ id: 'legal.fees.trade' }),
      value: <Text>{rate}</Text>,
    },
    ...(isCalculated
      ? [
          {
            label: t({ id: 'legal.fees.example' }, { amount }),
            value: <Money amount={orderCost(exampleAmount, 1).fee} unit="US$" />,
          },
        ]
      : []),
  ];
}
