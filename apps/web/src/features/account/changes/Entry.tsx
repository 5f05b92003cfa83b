import type { BillEntry } from '@corro/client';
import { Button, Heading, Stack, Summary } from '@corro/ui';
import { generatePath } from 'react-router-dom';
import { HideableMoney } from '../../../common/hiddenAmounts.tsx';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { reasonText, recordsOf, signedAmount } from './billText.ts';
import { OrderNumber } from '../../../common/records.tsx';
import { routeEntry } from '../../../routing/addresses.ts';
import { dash } from '../../../app/i18n/orDash.ts';
import { billType } from './billType.ts';

export interface EntryProps {
  readonly entry: BillEntry;
  readonly isHidden: boolean;
}

/** All that is known of a change, and the way to the records that it came from. */
export function Entry({ entry, isHidden }: EntryProps) {
  const i18n = useI18n();
  const { t, formatDateTime } = i18n;
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Heading level={2} size={20}>
          {reasonText(entry, i18n)}
        </Heading>
        <HideableMoney
          isHidden={isHidden}
          amount={signedAmount(entry)}
          unit="US$"
          size={40}
          signed={entry.type !== null}
        />
      </Stack>
      <Summary
        rows={[
          {
            label: t({ id: 'bill.field.type' }),
            value: entry.type === null ? dash : t(billType[entry.type]),
          },
          { label: t({ id: 'bill.field.date' }), value: formatDateTime(entry.createdAt) },
          {
            label: t({ id: 'bill.field.balance' }),
            value: <HideableMoney isHidden={isHidden} amount={entry.balance} unit="US$" />,
          },
          {
            label: t({ id: 'bill.field.order' }),
            value: <OrderNumber number={entry.orderNumber} />,
          },
        ]}
      />
      <RecordsLink reason={entry.reason} />
    </Stack>
  );
}

function RecordsLink({ reason }: Pick<BillEntry, 'reason'>) {
  const { t } = useI18n();
  const name = recordsOf(reason);
  if (name === null) return null;
  const { path, title } = routeEntry(name);
  return (
    <Button tone="neutral" fullWidth href={generatePath(path)}>
      {t({ id: 'bill.seeIn' }, { place: t(title) })}
    </Button>
  );
}
