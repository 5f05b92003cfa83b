import type { BillEntry } from '@corro/client';
import { Avatar, Button } from '@corro/ui';
import { generatePath } from 'react-router-dom';
import { useI18n, dash } from '../../../app/i18n/i18n.ts';
import type { ReadActivity } from '../../../common/activity/activity.ts';
import { toOperation, recordPath } from '../../../common/activity/operation.ts';
import { amountRow, textRow } from '../../../common/activity/facts.tsx';
import { recordTitles } from '../../../common/recordTitles.ts';
import { paths, patterns } from '../../../links.ts';
import { reasonText, recordsOf, billType } from '../../../common/activity/billText.ts';

const directions = { income: 'in', expense: 'out' } as const;

export function useBillActivity(): ReadActivity<BillEntry> {
  const i18n = useI18n();
  const { t } = i18n;
  return (entry, amounts) => {
    const { id, type, amount, balance, reason, orderNumber, createdAt } = entry;
    return {
      orderNumber,
      operation: toOperation('movement', id),
      at: createdAt,
      avatar: <Avatar letters="" glyph={type === 'expense' ? 'withdraw' : 'deposit'} />,
      title: reasonText(entry, i18n),
      line:
        balance === null ? null : t({ id: 'bill.balanceAfter' }, { amount: amounts.text(balance) }),
      note: null,
      amount,
      direction: type === null ? null : directions[type],
      status: null,
      steps: null,
      rows: [
        textRow(t({ id: 'bill.field.type' }), type === null ? dash : t(billType[type])),
        ...amountRow(amounts, t({ id: 'bill.field.balance' }), balance),
      ],
      action: <RecordsLink reason={reason} orderNumber={orderNumber} />,
      href: id === null ? null : paths.moneyChange(id),
    };
  };
}

function RecordsLink({ reason, orderNumber }: Pick<BillEntry, 'reason' | 'orderNumber'>) {
  const { t } = useI18n();
  const name = recordsOf(reason);
  if (name === null) return null;
  return (
    <Button tone="neutral" fullWidth href={recordPath(generatePath(patterns[name]), orderNumber)}>
      {t({ id: 'bill.seeIn' }, { place: t(recordTitles[name]) })}
    </Button>
  );
}
