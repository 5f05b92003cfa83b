import type { Debt } from '@corro/client';
import { debtInterest, type DecimalText } from '@corro/domain';
import { type KeyFigure, KeyFigures, Money, Section, Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { priceText } from '../../../common/prices/priceText.ts';
import { useDebtText } from './useDebtText.ts';
import { YieldCurves } from './YieldCurves.tsx';

/** The yield per year, large. */
export function DebtYield({ percent }: { percent: DecimalText }) {
  const { yearly } = useDebtText();
  return (
    <Text size={40} weight="strong">
      {yearly(percent)}
    </Text>
  );
}

/** Term, price and interest of treasury debt, and its place on the yield curve of its issuer. */
export function DebtSection({
  debt,
  debts,
  price,
}: {
  debt: Debt;
  debts: readonly Debt[];
  price: DecimalText | null;
}) {
  const { t, numberLocale } = useI18n();
  const { term } = useDebtText();
  const { termDays, paidUntilDue, symbol } = debt;
  const figures: readonly KeyFigure[] = [
    ...(termDays === null
      ? []
      : [{ label: t({ id: 'debt.term' }), value: <Text>{term(termDays)}</Text> }]),
    { label: t({ id: 'debt.price' }), value: <Text>{priceText(price, numberLocale)}</Text> },
    ...money(t({ id: 'debt.paid' }), paidUntilDue),
    ...money(t({ id: 'debt.interest' }), debtInterest(price, paidUntilDue)),
  ];
  return (
    <Section title={t({ id: 'debt.section' })}>
      <Stack gap={16}>
        <KeyFigures figures={figures} />
        <Text as="p" size={14} tone="muted">
          {t({ id: 'debt.about' })}
        </Text>
        {symbol === null ? null : <YieldCurves debts={debts} chosen={symbol} />}
      </Stack>
    </Section>
  );
}

function money(label: string, amount: DecimalText | null): readonly KeyFigure[] {
  return amount === null
    ? []
    : [{ label, value: <Money amount={amount} unit="US$" own={false} /> }];
}
