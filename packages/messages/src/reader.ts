import { formatToParts } from 'intl-messageformat';
import type { MessageDescriptor } from './descriptors.ts';
import type { SomeMessages } from './types.ts';

/** What a message may be filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A sentence of a catalogue, filled. */
export type ReadMessage = (message: MessageDescriptor, values?: MessageValues) => string;

type Formatted = Parameters<typeof formatToParts>;

/**
 * Reads the sentences of a compiled catalogue.
 *
 * A sentence that is missing, or lacks a value, is a defect of the build that its checks find: it is reported to
 * the console, and read as its id.
 *
 * @param locale of numbers and of the forms of plurals: `es-MX`
 */
export function createReader(locale: string, messages: SomeMessages): ReadMessage {
  return ({ id }, values) => {
    // In the library's own compiled form, which the catalogues describe without its types.
    const parts: string | object | undefined = messages[id];
    if (typeof parts === 'string') return parts;
    try {
      if (parts === undefined) throw new Error(`No sentence ${id} in ${locale}.`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- for the reason above
      return formatToParts(parts as Formatted[0], locale, formatters, noStyles, values)
        .map(({ value }) => String(value))
        .join('');
    } catch (error) {
      // oxlint-disable-next-line no-console -- for developers; customers have no use for it
      console.error(error instanceof Error ? error.message : error);
      return id;
    }
  };
}

/** Styles with names of their own, such as `{n, number, integer}`: the catalogues have none. */
const noStyles: Formatted[3] = { number: {}, date: {}, time: {} };

const formatters: Formatted[2] = {
  getNumberFormat: onePerUse((...how) => new Intl.NumberFormat(...how)),
  getDateTimeFormat: onePerUse((...how) => new Intl.DateTimeFormat(...how)),
  getPluralRules: onePerUse((...how) => new Intl.PluralRules(...how)),
};

/** Creating one costs a hundred times what using it does. */
function onePerUse<How extends readonly unknown[], Format>(
  create: (...how: How) => Format,
): (...how: How) => Format {
  const kept = new Map<string, Format>();
  return (...how) => {
    const key = JSON.stringify(how);
    const format = kept.get(key) ?? create(...how);
    kept.set(key, format);
    return format;
  };
}
