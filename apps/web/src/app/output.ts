import { type Output, useServices } from './services.ts';

/**
 * User agents of browsers inside other apps, where `print` and downloads exist but do nothing. On
 * Android they contain `wv` or the app's name; on iOS they lack `Safari`.
 */
const embedded =
  /; wv\)|FB_IAB|FBAN|FBAV|Instagram|WhatsApp|MicroMessenger|\bLine\/|\((?:iPhone|iPad|iPod)(?!.*Safari\/)/;

export function isEmbedded(userAgent: string): boolean {
  return embedded.test(userAgent);
}

/** Lifetime of a file's object URL, in milliseconds. */
const savingMs = 60_000;

function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), savingMs);
}

function deviceOutput(): Output {
  const isAlone = !isEmbedded(navigator.userAgent);
  return {
    print: isAlone && 'print' in globalThis ? () => globalThis.print() : null,
    // Some browsers have no `share`, and none has it without TLS.
    share: 'share' in navigator ? (text) => navigator.share({ text }) : null,
    save: isAlone ? saveFile : null,
  };
}

/** Printing, sharing and saving, as far as the browser supports them. */
export function useOutput(): Output {
  return useServices().output ?? deviceOutput();
}

/**
 * Shares a text. Copies it if the browser cannot share or sharing fails, but not if the customer
 * closes the share dialog.
 */
export async function shareOrCopy(
  text: string,
  share: Output['share'],
  copy: (text: string) => Promise<void>,
): Promise<void> {
  if (share === null) return copy(text);
  try {
    await share(text);
  } catch (error) {
    // The customer closed the share dialog.
    if (error instanceof Error && error.name === 'AbortError') return;
    await copy(text);
  }
}
