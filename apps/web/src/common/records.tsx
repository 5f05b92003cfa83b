import { IconButton, Inline, Text, useToast } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';
import { dash } from '../app/i18n/orDash.ts';

/** The number of an order, to read, select and copy; an em dash where the server gave none. */
export function OrderNumber({ number }: { number: string | null }) {
  const { t } = useI18n();
  const show = useToast();
  if (number === null) return dash;
  const copy = async () => {
    const isCopied = await copyText(number);
    show(
      isCopied
        ? { text: t({ id: 'copy.done' }), tone: 'success' }
        : { text: t({ id: 'copy.failed' }), tone: 'critical' },
    );
  };
  return (
    <Inline gap={0} wrap={false}>
      <Text size={14} tone="muted">
        {number}
      </Text>
      <IconButton
        icon="copy"
        edge="end"
        label={t({ id: 'copy.number' }, { number })}
        onPress={() => void copy()}
      />
    </Inline>
  );
}

/** Puts text on the clipboard; false where the device does not let us. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Phones on a local network reach us without TLS, and there the browser has no `clipboard`.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  // Inside a dialog the focus cannot leave it, so the field is added next to the focused element.
  const place = focused?.parentElement ?? document.body;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.ariaHidden = 'true';
  place.append(field);
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without TLS
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
