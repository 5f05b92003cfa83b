import type { BillEntry } from '@corro/client';
import { Avatar, type AvatarProps, Button } from '@corro/ui';
import { generatePath } from 'react-router-dom';
import { useI18n } from '../../../app/i18n/i18n.ts';
import type { ReadActivity } from '../../../common/activity/activity.ts';
import { toOperation, recordPath } from '../../../common/activity/operation.ts';
import { amountRow, textRow } from '../../../common/activity/facts.tsx';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { orderSide } from '../../../common/activity/order.ts';
import { recordTitles } from '../../../common/recordTitles.ts';
import { paths, patterns } from '../../../links.ts';
import { reasonText, recordsOf } from '../../../common/activity/billText.ts';

type AvatarGlyph = NonNullable<AvatarProps['glyph']>;

const directions = { income: 'in', expense: 'out' } as const;

export function useBillActivity(): ReadActivity<BillEntry> {
  const i18n = useI18n();
  const { t } = i18n;
  return (entry, amounts) => {
    const { id, type, amount, balance, reason, orderNumber, createdAt } = entry;
    const { symbol, name, quantity, price } = entry;
    const why = reasonText(entry, i18n);
    const instrument = name ?? symbol;
    const list = recordsOf(reason);
    const isTrade = quantity !== null && price !== null && (list === null || list === 'records');
    const side = t(orderSide[type === 'expense' ? 'buy' : 'sell']);
    return {
      orderNumber,
      operation: toOperation('movement', id),
      at: createdAt,
      avatar:
        symbol === null ? (
          <Avatar letters="" glyph={glyphOf(entry)} />
        ) : (
          <InstrumentAvatar symbol={symbol} name={instrument ?? ''} market="" />
        ),
      title: instrument ?? why,
      line: instrument === null ? null : isTrade ? side : why,
      note: instrument === null ? null : why,
      balance:
        balance === null ? null : t({ id: 'bill.balanceAfter' }, { amount: amounts.text(balance) }),
      amount,
      direction: type === null ? null : directions[type],
      status: null,
      steps: null,
      rows: [
        ...(symbol === null ? [] : [textRow(t({ id: 'bill.field.code' }), symbol)]),
        ...(quantity === null
          ? []
          : [textRow(t({ id: 'ticket.quantityRow' }), amounts.count(quantity))]),
        ...(price === null ? [] : [textRow(t({ id: 'bill.field.price' }), amounts.price(price))]),
        ...amountRow(amounts, t({ id: 'bill.field.balance' }), balance),
      ],
      action: (
        <>
          <InstrumentLink symbol={symbol} name={instrument ?? ''} />
          <RecordsLink reason={reason} orderNumber={orderNumber} />
        </>
      ),
      href: id === null ? null : paths.moneyChange(id),
    };
  };
}

const glyphs = {
  rechargeRecords: 'deposit',
  withdrawRecords: 'withdraw',
  loanRecords: 'loan',
  records: 'bond',
  blockOrders: 'chart',
  qipOrders: 'chart',
  ipoOrders: 'chart',
  fundOrders: 'fund',
} as const satisfies Readonly<Record<NonNullable<ReturnType<typeof recordsOf>>, AvatarGlyph>>;

/** Sign of the kind of record behind a change, or else of its direction. */
function glyphOf({ reason, type }: BillEntry): AvatarGlyph {
  const list = recordsOf(reason);
  if (list !== null) return glyphs[list];
  return type === 'expense' ? 'withdraw' : 'deposit';
}

function InstrumentLink({ symbol, name }: { symbol: string | null; name: string }) {
  const { t } = useI18n();
  const href = paths.instrument({ symbol, name });
  if (href === null) return null;
  return (
    <Button tone="neutral" fullWidth href={href}>
      {t({ id: 'bill.see' }, { name })}
    </Button>
  );
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
