import { Button, Icon, Stack, Summary, Text, formatMoney } from '@corro/ui';
import { useI18n, orDash } from '../../app/i18n/i18n.ts';
import { shareOrCopy, useOutput } from '../../app/output.ts';
import { useCopy } from '../useCopy.ts';
import { PrintButton, type DocumentHead, useDocumentHead } from '../PrintButton.tsx';
import type { Activity } from './activity.ts';
import { useServices } from '../../app/services.ts';
import { readUser } from '../../app/storage/storedUser.ts';
import { usePesos } from '../prices/usePesos.ts';
import { signedAmount } from '../amounts.ts';

interface ReceiptButtonProps {
  /** Must have its amounts visible. */
  readonly activity: Activity;
}

/**
 * Prints or saves the receipt. Where the browser cannot print, as in the web view of another app,
 * the button shares or copies the receipt as text.
 */
export function ReceiptButton({ activity }: ReceiptButtonProps) {
  const { print } = useOutput();
  return print === null ? (
    <ShareButton activity={activity} />
  ) : (
    <PrintReceipt activity={activity} print={print} />
  );
}

interface PrintReceiptProps extends ReceiptButtonProps {
  readonly print: () => void;
}

function PrintReceipt({ activity, print }: PrintReceiptProps) {
  const { title, rows } = useActivityReceipt(activity);
  return (
    <PrintButton title={title} print={print}>
      <Summary rows={rows} />
      {activity.steps}
    </PrintButton>
  );
}

function ShareButton({ activity }: ReceiptButtonProps) {
  const { t } = useI18n();
  const { share } = useOutput();
  const copy = useCopy({
    done: t({ id: 'document.copied' }),
    failed: t({ id: 'document.copyFailed' }),
  });
  const text = receiptText(useActivityReceipt(activity));
  const send = () => shareOrCopy(text, share, copy);
  return (
    <Stack gap={4}>
      <Button
        tone="quiet"
        fullWidth
        leading={<Icon name="copy" size={20} />}
        onPress={() => void send()}
      >
        {share === null ? t({ id: 'document.copy' }) : t({ id: 'document.share' })}
      </Button>
      <Text as="p" size={14} tone="muted" align="center">
        {t({ id: 'document.embedded' })}
      </Text>
    </Stack>
  );
}

interface ReceiptRow {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
  readonly emphasis?: boolean;
}

/** Content of a receipt, printed or as text. */
export interface Receipt extends DocumentHead {
  readonly title: string;
  readonly rows: readonly ReceiptRow[];
}

/** Receipt of an activity. The amounts in `activity` must not be hidden. */
export function useActivityReceipt(activity: Activity): Receipt {
  const { t, numberLocale, formatDateTime } = useI18n();
  const head = useDocumentHead();
  const { pesoRate: pesos = 'usdMxn' } = activity;
  const { rate, readAt, estimate } = usePesos(pesos);
  const { storage } = useServices();
  const { title, instrument, status, at, direction, orderNumber } = activity;
  const isMoved = status?.state !== 'failed' && status?.state !== 'ended';
  const amount = signedAmount(activity.amount, isMoved && direction === 'out');
  const customer = readUser(storage)?.customerNumber ?? null;
  return {
    title: t({ id: 'document.note' }),
    ...head,
    rows: [
      ...row(t({ id: 'document.field.operation' }), title),
      ...row(t({ id: 'document.field.instrument' }), instrument),
      ...row(t({ id: 'document.field.status' }), status?.text, status?.detail),
      ...row(t({ id: 'bill.field.date' }), formatDateTime(at)),
      ...row(t({ id: 'bill.field.order' }), orDash(orderNumber)),
      ...row(t({ id: 'document.field.customer' }), customer),
      ...activity.rows.map(({ label, text, detail }) =>
        typeof detail === 'string' ? { label, value: text, detail } : { label, value: text },
      ),
      {
        label: t({ id: 'document.field.amount' }),
        value: formatMoney(numberLocale, amount, 'US$', { signed: isMoved && direction !== null }),
        emphasis: true,
      },
      {
        label: t({ id: 'document.field.pesos' }),
        value: formatMoney(numberLocale, estimate(amount), 'MX$', {
          signed: isMoved && direction !== null,
        }),
        detail:
          readAt === null
            ? t({ id: 'ticket.atRate' }, { rate, pesos })
            : t({ id: 'document.rate' }, { rate, time: formatDateTime(readAt) }),
      },
    ],
  };
}

function row(
  label: string,
  text: string | null | undefined,
  detail?: string,
): readonly ReceiptRow[] {
  if (text === null || text === undefined) return [];
  return [{ label, value: text, ...(detail === undefined ? {} : { detail }) }];
}

/** Receipt as text, one row per line, for browsers that cannot print. */
function receiptText({ title, issuer, mark, rows, foot }: Receipt): string {
  const lines = rows.map(({ label, value, detail }) =>
    detail === undefined ? `${label}: ${value}` : `${label}: ${value} (${detail})`,
  );
  return [...(mark === undefined ? [] : [mark]), title, issuer, ...lines, foot].join('\n');
}
