import { useToast } from '@corro/ui';

/** Puts text on the clipboard, and says whether the device let us. */
export function useCopy(says: { readonly done: string; readonly failed: string }) {
  const show = useToast();
  return async (text: string): Promise<void> => {
    const isCopied = await copyText(text);
    show(isCopied ? { text: says.done, tone: 'success' } : { text: says.failed, tone: 'critical' });
  };
}

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
