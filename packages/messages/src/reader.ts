import { formatToParts } from 'intl-messageformat';
import type { MessageDescriptor } from './descriptors.ts';
import type { SomeMessages } from './types.ts';

/** Values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Formats a message of a catalogue. */
export type ReadMessage = (message: MessageDescriptor, values?: MessageValues) => string;

type Formatted = Parameters<typeof formatToParts>;

/**
 * Creates a reader of a compiled catalogue. A message that is missing or lacks a value is a defect
 * of the build: the error is logged to the console, and the id is returned.
 *
 * @param locale decides numbers and plural forms: `es-MX`
 */
export function createReader(locale: string, messages: SomeMessages): ReadMessage {
  return ({ id }, values) => {
    // The catalogues do not use the library's types for its compiled form.
    const parts: string | object | undefined = messages[id];
    if (typeof parts === 'string') return parts;
    try {
      if (parts === undefined) throw new Error(`No sentence ${id} in ${locale}.`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the type differs from that of `formatToParts`
      return formatToParts(parts as Formatted[0], locale, formatters, noStyles, values)
        .map(({ value }) => String(value))
        .join('');
    } catch (error) {
      // oxlint-disable-next-line no-console -- the error is for developers; customers cannot act on it
      console.error(error instanceof Error ? error.message : error);
      return id;
    }
  };
}

/** Custom styles such as `{n, number, integer}`; the catalogues have none. */
const noStyles: Formatted[3] = { number: {}, date: {}, time: {} };

const formatters: Formatted[2] = {
  getNumberFormat: memoize((...options) => new Intl.NumberFormat(...options)),
  getDateTimeFormat: memoize((...options) => new Intl.DateTimeFormat(...options)),
  getPluralRules: memoize((...options) => new Intl.PluralRules(...options)),
};

/** Caches formatters, because creating one takes a hundred times as long as using it. */
function memoize<Options extends readonly unknown[], Format>(
  create: (...options: Options) => Format,
): (...options: Options) => Format {
  const cache = new Map<string, Format>();
  return (...options) => {
    const key = JSON.stringify(options);
    const format = cache.get(key) ?? create(...options);
    cache.set(key, format);
    return format;
  };
}
