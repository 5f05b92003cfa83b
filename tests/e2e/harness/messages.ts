import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export type Locale = 'es' | 'en' | 'zh' | 'de';

/** Returns a message. `{name}` and `{name, number}` are replaced by the values as they are, without formatting. */
export type Translate = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the function that translates to a language. */
export function messagesOf(locale: Locale): Translate {
  const file = resolve(import.meta.dirname, `../../../packages/messages/src/${locale}.json`);
  const catalogue: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  return (id, values = {}) => {
    const text = catalogue[id];
    if (text === undefined) throw new Error(`${locale} has no message ${id}.`);
    return text.replaceAll(/\{(\w+)(?:, number)?\}/g, (_place, name: string) =>
      String(values[name]),
    );
  };
}
