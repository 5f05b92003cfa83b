import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { budgets, type Budget } from '../budgets.ts';
import type { Message } from '../catalogues.ts';
import type { Finding } from '../Finding.ts';
import { formsOf } from '../parts.ts';

/** A text fits where it stands on a phone of 390 px: each place has a budget. */
export function tooLong(
  messages: readonly Message[],
  limits: readonly Budget[] = budgets,
): Finding[] {
  return messages.flatMap(({ id, locale, parts }) => {
    const budget = limits.find(({ ids }) => ids.test(id));
    const length = lengthOf(parts);
    if (budget === undefined || length <= budget.most) return [];
    const text = `is ${length} wide, of ${budget.most}: ${budget.why}. Shorten it.`;
    return [{ id, locale, text }];
  });
}

/** What a value takes: `1,000,000` and most names of instruments and amounts are no longer. */
const valueWidth = 9;

/** The width of the longest that a message may say, in Latin letters. */
export function lengthOf(parts: readonly MessageFormatElement[]): number {
  return parts.reduce((sum, part) => sum + lengthOfPart(part), 0);
}

function lengthOfPart(part: MessageFormatElement): number {
  if (part.type === TYPE.literal) return widthOf(part.value);
  const forms = formsOf(part);
  return forms.length === 0 ? valueWidth : Math.max(...forms.map(lengthOf));
}

/** Soft hyphens are as wide as nothing; Chinese characters and signs as two letters. */
function widthOf(text: string): number {
  const wide = text.match(/[\u2E80-\u9FFF\uFF00-\uFFEF\u3000-\u303F]/g)?.length ?? 0;
  return text.replaceAll('\u00AD', '').length + wide;
}
