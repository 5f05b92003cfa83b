import { readScript, type Script } from './script.ts';

/** A run as a text for an address: letters, digits, `-` and `_`. */
export function encodeRun(run: Script): string {
  const bytes = new TextEncoder().encode(JSON.stringify(run));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The run of a text from `encodeRun`. Throws an error with a sentence for the reader if the text
 * holds no run, such as a text that was cut off.
 */
export function decodeRun(text: string): Script {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
    return readScript(json);
  } catch (error) {
    throw new Error('The address holds no run: it was cut off or changed.', { cause: error });
  }
}
