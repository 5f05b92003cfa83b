import type { BillEntry } from '@corro/client';
import { formatMoney, Inline, ListRow, Money, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { reasonText, signedAmount } from './billText.ts';
import { paths } from '../../../routing/addresses.ts';

export interface ChangeRowProps {
  readonly entry: BillEntry;
  readonly isHidden: boolean;
}

/** One change: why, when, how much, and the balance that it left. */
export function ChangeRow({ entry, isHidden }: ChangeRowProps) {
  const words = useI18n();
  const { t, dateTime, numberLocale } = words;
  const { balance } = entry;
  const hiding = { hidden: isHidden, hiddenLabel: t('money.hidden') };
  return (
    <ListRow
      href={paths.moneyChange(entry.id)}
      title={reasonText(entry, words)}
      trailing={<Money {...hiding} amount={signedAmount(entry)} unit="US$" signed />}
      below={
        <Inline justify="between" gap={8}>
          <Text size={14} tone="muted">
            {dateTime(entry.createdAt)}
          </Text>
          {isHidden || balance === null ? null : (
            <Text size={14} tone="muted">
              {t('bill.balanceAfter', { amount: formatMoney(numberLocale, balance, 'US$') })}
            </Text>
          )}
        </Inline>
      }
    />
  );
}
