import type { BillEntry } from '@corro/client';
import { formatMoney, Inline, ListRow, Text } from '@corro/ui';
import { HideableMoney } from '../../../common/hiddenAmounts.tsx';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { reasonText, signedAmount } from './billText.ts';
import { paths } from '../../../routing/addresses.ts';

export interface ChangeRowProps {
  readonly entry: BillEntry;
  readonly isHidden: boolean;
}

/** One change: why, when, how much, and the balance that it left. */
export function ChangeRow({ entry, isHidden }: ChangeRowProps) {
  const i18n = useI18n();
  const { t, formatDateTime, numberLocale } = i18n;
  const { balance } = entry;
  return (
    <ListRow
      href={entry.id === null ? null : paths.moneyChange(entry.id)}
      title={reasonText(entry, i18n)}
      trailing={
        <HideableMoney
          isHidden={isHidden}
          amount={signedAmount(entry)}
          unit="US$"
          signed={entry.type !== null}
        />
      }
      below={
        <Inline justify="between" gap={8}>
          <Text size={14} tone="muted">
            {formatDateTime(entry.createdAt)}
          </Text>
          {isHidden || balance === null ? null : (
            <Text size={14} tone="muted">
              {t(
                { id: 'bill.balanceAfter' },
                { amount: formatMoney(numberLocale, balance, 'US$') },
              )}
            </Text>
          )}
        </Inline>
      }
    />
  );
}
