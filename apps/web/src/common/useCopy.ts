import { useToast } from '@corro/ui';
import { settleWithin } from '../app/settleWithin.ts';

/**
 * Timeout of the clipboard in milliseconds. It is short, because the fallback, copying by
 * selection, works only shortly after the press.
 */
const clipboardMs = 1000;

/** Copies text and reports in a toast whether it worked. */
export function useCopy(texts: { readonly done: string; readonly failed: string }) {
  const show = useToast();
  return async (text: string): Promise<void> => {
    const isCopied = await copyText(text);
    show(
      isCopied ? { text: texts.done, tone: 'success' } : { text: texts.failed, tone: 'critical' },
    );
  };
}

async function copyText(text: string): Promise<boolean> {
  try {
    await settleWithin(navigator.clipboard.writeText(text), clipboardMs);
    return true;
  } catch {
    // Browsers have no `clipboard` without TLS, as on a local network.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  // Focus cannot leave a dialog, so the field is added next to the focused element.
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
