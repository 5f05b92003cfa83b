import type { BillEntry } from '@corro/client';
import { Button, Heading, Money, Stack, Summary } from '@corro/ui';
import { generatePath } from 'react-router-dom';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { reasonText, recordsOf, signedAmount } from './billText.ts';
import { OrderNumber } from '../../../common/records.tsx';
import { routeEntry } from '../../../routing/addresses.ts';

export interface EntryProps {
  readonly entry: BillEntry;
  readonly isHidden: boolean;
}

/** All that is known of a change, and the way to the records that it came from. */
export function Entry({ entry, isHidden }: EntryProps) {
  const words = useI18n();
  const { t, dateTime } = words;
  const hiding = { hidden: isHidden, hiddenLabel: t('money.hidden') };
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Heading level={2} size={20}>
          {reasonText(entry, words)}
        </Heading>
        <Money {...hiding} amount={signedAmount(entry)} unit="US$" size={40} signed />
      </Stack>
      <Summary
        rows={[
          { label: t('bill.field.type'), value: t(`bill.type.${entry.type}`) },
          { label: t('bill.field.date'), value: dateTime(entry.createdAt) },
          {
            label: t('bill.field.balance'),
            value: <Money {...hiding} amount={entry.balance} unit="US$" />,
          },
          { label: t('bill.field.order'), value: <OrderNumber number={entry.orderNumber} /> },
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
      {t('bill.seeIn', { place: t(title) })}
    </Button>
  );
}
