import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Message } from '../catalogues.ts';
import type { Finding } from '../Finding.ts';
import { everyPart } from '../parts.ts';

/**
 * A translation takes what the reference takes, each in the same way: an amount left out is not told,
 * and a number that becomes text loses its separators.
 */
export function differingPlaceholders(messages: readonly Message[]): Finding[] {
  const reference = new Map(
    messages.filter(({ locale }) => locale === 'es').map(({ id, parts }) => [id, takenBy(parts)]),
  );
  return messages.flatMap(({ id, locale, parts }) => {
    const wanted = reference.get(id);
    if (wanted === undefined) return [];
    const taken = takenBy(parts);
    const missing = [...wanted].filter((one) => !taken.has(one));
    const extra = [...taken].filter((one) => !wanted.has(one));
    if (missing.length + extra.length === 0) return [];
    const lacks = missing.length > 0 ? ` lacks {${missing.join('}, {')}}` : '';
    const has = extra.length > 0 ? ` has {${extra.join('}, {')}}` : '';
    return [{ id, locale, text: `differs from es:${lacks}${has}. Take the same values in both.` }];
  });
}

function takenBy(parts: readonly MessageFormatElement[]): Set<string> {
  return new Set([...everyPart(parts)].map(placeIn).filter((one) => one !== null));
}

function placeIn(part: MessageFormatElement): string | null {
  if (part.type === TYPE.argument) return part.value;
  if (part.type === TYPE.number) return `${part.value}, number`;
  if (part.type === TYPE.date) return `${part.value}, date`;
  if (part.type === TYPE.time) return `${part.value}, time`;
  if (part.type === TYPE.plural) return `${part.value}, plural`;
  if (part.type === TYPE.select) {
    return `${part.value}, select: ${Object.keys(part.options).toSorted().join(' ')}`;
  }
  return part.type === TYPE.tag ? `<${part.value}>` : null;
}
