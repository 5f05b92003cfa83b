import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Finding, Message } from './catalogues.ts';

/** Placeholders that take a number and need a number format: 1,000 reads 1.000 in German. */
const counts = new Set([
  'allotted',
  'count',
  'days',
  'digits',
  'from',
  'minutes',
  'percent',
  'quantity',
  'seconds',
  'shown',
  'step',
]);

/** Messages in which `max` and `min` are numbers; in other messages they are formatted amounts. */
const boundsOfCounts = /^problem\.(password|quantity|text)-|^ticket\.(full|half)$|^ipo\./;
const bounds = new Set(['max', 'min']);

/**
 * Finds numbers without a number format, and percent signs written after a value: German puts a
 * space before the sign.
 */
export function gluedNumbers(messages: readonly Message[]): Finding[] {
  return messages.flatMap(({ id, locale, parts }) => [
    ...[...everyPart(parts)]
      .filter((part) => part.type === TYPE.argument)
      .filter(({ value }) => isCount(value, id))
      .map(({ value }) => ({
        id,
        locale,
        text: `writes {${value}} as text. Take {${value}, number} or a plural.`,
      })),
    ...percentValues(parts).map((value) => ({
      id,
      locale,
      text: `puts % after {${value}}. Take {${value}, number, ::percent scale/0.01}, or the whole as text.`,
    })),
  ]);
}

function isCount(value: string, id: string): boolean {
  return counts.has(value) || (bounds.has(value) && boundsOfCounts.test(id));
}

/** Values followed by a percent sign. */
function percentValues(parts: readonly MessageFormatElement[]): string[] {
  return parts.flatMap((part, place) => {
    const next = parts[place + 1];
    const isFollowed = next?.type === TYPE.literal && /^\s*%/.test(next.value);
    const isValue = part.type === TYPE.argument || part.type === TYPE.number;
    return [
      ...(isFollowed && isValue ? [part.value] : []),
      ...formsOf(part).flatMap(percentValues),
    ];
  });
}

type Parts = readonly MessageFormatElement[];

/** All parts of a message including nested forms, in order. */
export function* everyPart(parts: Parts): Generator<MessageFormatElement> {
  for (const part of parts) {
    yield part;
    for (const inner of formsOf(part)) yield* everyPart(inner);
  }
}

/** Forms of a plural or select, or the children of a tag; empty otherwise. */
export function formsOf(part: MessageFormatElement): Parts[] {
  if (part.type === TYPE.tag) return [part.children];
  if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
  return Object.values(part.options).map(({ value }) => value);
}
