import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Finding, Message } from './catalogues.ts';

/** What the app gives as a number: 1,000 of them is to be read as 1,000, in German as 1.000. */
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

/** Values that are a number in some messages and an amount, already written, in others. */
const boundsOfCounts = /^problem\.(password|quantity|text)-|^ticket\.(full|half)$|^ipo\./;
const bounds = new Set(['max', 'min']);

/** A number is written by its own format, and a percent sign with it: German puts a space between. */
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
    ...signs(parts).map((value) => ({
      id,
      locale,
      text: `puts % after {${value}}. Take {${value}, number, ::percent scale/0.01}, or the whole as text.`,
    })),
  ]);
}

function isCount(value: string, id: string): boolean {
  return counts.has(value) || (bounds.has(value) && boundsOfCounts.test(id));
}

/** The values that a percent sign follows. */
function signs(parts: readonly MessageFormatElement[]): string[] {
  return parts.flatMap((part, place) => {
    const next = parts[place + 1];
    const isFollowed = next?.type === TYPE.literal && /^\s*%/.test(next.value);
    const isValue = part.type === TYPE.argument || part.type === TYPE.number;
    return [...(isFollowed && isValue ? [part.value] : []), ...formsOf(part).flatMap(signs)];
  });
}

type Parts = readonly MessageFormatElement[];

/** The parts of a message and of every form within it, in the order they are written. */
export function* everyPart(parts: Parts): Generator<MessageFormatElement> {
  for (const part of parts) {
    yield part;
    for (const inner of formsOf(part)) yield* everyPart(inner);
  }
}

/** What a plural or a choice may say, each form; the inside of a tag; nothing for the rest. */
export function formsOf(part: MessageFormatElement): Parts[] {
  if (part.type === TYPE.tag) return [part.children];
  if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
  return Object.values(part.options).map(({ value }) => value);
}
