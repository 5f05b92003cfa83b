import { type Output, useServices } from './services.ts';

/**
 * Browsers inside of other apps: they have `print` and links that download, and neither does anything. Android's
 * say `wv`, those of some apps their name, and those of iOS are not Safari.
 */
const embedded =
  /; wv\)|FB_IAB|FBAN|FBAV|Instagram|WhatsApp|MicroMessenger|\bLine\/|\((?:iPhone|iPad|iPod)(?!.*Safari\/)/;

/** Whether this browser is part of another app, by its user agent. */
export function isEmbedded(userAgent: string): boolean {
  return embedded.test(userAgent);
}

/** How long an address of a file is kept after it was given to the browser, in milliseconds. */
const savingMs = 60_000;

function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), savingMs);
}

/** What the device offers. */
function deviceOutput(): Output {
  const isAlone = !isEmbedded(navigator.userAgent);
  return {
    print: isAlone && 'print' in globalThis ? () => globalThis.print() : null,
    // Not every browser has it, and none without TLS.
    share: 'share' in navigator ? (text) => navigator.share({ text }) : null,
    save: isAlone ? saveFile : null,
  };
}

/** How something leaves the app, as far as the browser lets it. */
export function useOutput(): Output {
  return useServices().output ?? deviceOutput();
}
