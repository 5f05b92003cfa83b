import { Button, Icon, Stack, Summary, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useOutput } from '../../app/output.ts';
import { useCopy } from '../useCopy.ts';
import { PrintButton } from '../PrintButton.tsx';
import type { Activity } from './activity.ts';
import { receiptText, useReceipt } from './receipt.ts';

interface ReceiptButtonProps {
  /** Must have its amounts visible. */
  readonly activity: Activity;
}

/**
 * Prints or saves the receipt. In another app's web view, which cannot print, shares or copies it
 * as text.
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
  const { title, rows } = useReceipt(activity);
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
  const text = receiptText(useReceipt(activity));
  // Rejects when the customer closes the share dialog.
  const send = () => (share === null ? copy(text) : share(text).catch(() => undefined));
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
