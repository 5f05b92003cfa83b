import type { BillEntry } from '@corro/client';
import { formatMoney, Icon, ListRow, Money } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { reasonText } from '../../parts/bill/reasonText.ts';
import { signedAmount } from '../../parts/bill/signedAmount.ts';
import { paths } from '../../routes/paths.ts';

export interface ChangeRowProps {
  readonly entry: BillEntry;
  readonly isHidden: boolean;
}

/** One change: why, when, how much, and the balance that it left. */
export function ChangeRow({ entry, isHidden }: ChangeRowProps) {
  const words = useWords();
  const { t, dateTime, numberLocale } = words;
  const { type, balance } = entry;
  return (
    <ListRow
      href={paths.moneyChange(entry.id)}
      leading={<Icon name={type === 'income' ? 'deposit' : 'withdraw'} />}
      title={reasonText(entry, words)}
      subtitle={dateTime(entry.createdAt)}
      trailing={
        <Money
          amount={signedAmount(entry)}
          unit="US$"
          signed
          hidden={isHidden}
          hiddenLabel={t('money.hidden')}
        />
      }
      trailingSub={
        isHidden || balance === null
          ? undefined
          : t('bill.balanceAfter', { amount: formatMoney(numberLocale, balance, 'US$') })
      }
    />
  );
}
