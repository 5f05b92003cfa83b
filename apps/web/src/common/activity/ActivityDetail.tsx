import {
  Button,
  Heading,
  Icon,
  Inline,
  Money,
  Stack,
  Summary,
  type SummaryRow,
  Text,
} from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { patterns } from '../../links.ts';
import { LabelledFigure, moneyRow } from '../figures.tsx';
import { useExtension } from '../operatorRules.tsx';
import { OrderNumber } from '../OrderNumber.tsx';
import type { Activity } from './activity.ts';
import { ActivityAmount } from './ActivityRow.tsx';
import { newCasePath, draftServiceMessage } from './operation.ts';
import { ReceiptButton } from './ReceiptButton.tsx';

interface ActivityDetailProps {
  readonly activity: Activity;
  /** The same activity with its amounts visible, for the receipt. */
  readonly shownActivity: Activity;
  /** True outside of a sheet, whose header has the title. */
  readonly isTitled?: boolean;
}

export function ActivityDetail({ activity, shownActivity, isTitled = false }: ActivityDetailProps) {
  const { t, formatDateTime } = useI18n();
  const { avatar, title, line, note = line, progress, steps, rows, at, orderNumber } = activity;
  const { figure, action } = activity;
  const timeRow: SummaryRow = { label: t({ id: 'bill.field.date' }), value: formatDateTime(at) };
  const amount =
    figure === undefined ? (
      <ActivityAmount activity={activity} size={40} />
    ) : (
      <LabelledFigure label={figure.label}>
        <Money amount={figure.amount} unit="US$" size={40} />
      </LabelledFigure>
    );
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Inline gap={12} wrap={false}>
          {avatar}
          <Stack gap={isTitled ? 0 : 4}>
            {isTitled ? (
              <Heading level={2} size={20}>
                {title}
              </Heading>
            ) : (
              amount
            )}
            {note === null ? null : (
              <Text as="p" size={14} tone="muted">
                {note}
              </Text>
            )}
          </Stack>
        </Inline>
        {isTitled ? amount : null}
      </Stack>
      {progress}
      {steps}
      <Summary
        rows={[
          ...(figure === undefined
            ? rows
            : [
                moneyRow(t({ id: 'transfer.amount' }), activity.amount),
                ...rows.filter(({ emphasis }) => emphasis !== true),
              ]),
          ...(steps === null ? [timeRow] : []),
          { label: t({ id: 'bill.field.order' }), value: <OrderNumber number={orderNumber} /> },
        ]}
      />
      <Stack gap={8}>
        {action}
        <ReceiptButton activity={shownActivity} />
        <HelpButton activity={activity} />
      </Stack>
    </Stack>
  );
}

/**
 * Opens a case about this activity. If the server has no cases, drafts a message for the chat
 * instead.
 */
function HelpButton({ activity }: { activity: Activity }) {
  const { title, orderNumber: number, operation, at } = activity;
  const hasCases = useExtension('cases');
  const { t, formatDateTime } = useI18n();
  const { storage, clock } = useServices();
  const date = formatDateTime(at);
  const message =
    number === null
      ? t({ id: 'activity.help.message' }, { title, date })
      : t({ id: 'activity.help.messageWithNumber' }, { title, number, date });
  return (
    <Button
      tone="quiet"
      fullWidth
      leading={<Icon name="service" size={20} />}
      {...(hasCases && operation !== null
        ? { href: newCasePath(operation) }
        : {
            href: patterns.customerService,
            onPress: () => draftServiceMessage({ storage, clock }, message),
          })}
    >
      {t({ id: 'activity.help' })}
    </Button>
  );
}
