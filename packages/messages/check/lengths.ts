import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Finding, Message } from './catalogues.ts';
import { formsOf } from './numbers.ts';

/** Finds texts that are too long for their place on a phone 390 px wide. */
export function tooLong(messages: readonly Message[]): Finding[] {
  return messages.flatMap(({ id, locale, parts }) => {
    const budget = budgets.find(({ ids }) => ids.test(id));
    const length = lengthOf(parts);
    if (budget === undefined || length <= budget.maxLetters) return [];
    const text = `is ${length} wide, of ${budget.maxLetters}: ${budget.why}. Shorten it.`;
    return [{ id, locale, text }];
  });
}

/**
 * Width of a placeholder, in letters: that of `1,000,000`, because most names of instruments and
 * most amounts are not longer.
 */
const valueWidth = 9;

/** Width of a message's longest form, in Latin letters. */
function lengthOf(parts: readonly MessageFormatElement[]): number {
  return parts.reduce((sum, part) => sum + lengthOfPart(part), 0);
}

function lengthOfPart(part: MessageFormatElement): number {
  if (part.type === TYPE.literal) return widthOf(part.value);
  const forms = formsOf(part);
  return forms.length === 0 ? valueWidth : Math.max(...forms.map(lengthOf));
}

/** Soft hyphens have no width; Chinese characters and full-width punctuation count twice. */
function widthOf(text: string): number {
  const wide = text.match(/[\u2E80-\u9FFF\uFF00-\uFFEF]/g)?.length ?? 0;
  return text.replaceAll('\u00AD', '').length + wide;
}

/** Maximum length of the texts in one place of a screen. */
interface Budget {
  /** Ids of the texts in this place; the first match in the table applies. */
  readonly ids: RegExp;
  /** Latin letters; a Chinese character counts as two, a placeholder as nine. */
  readonly maxLetters: number;
  /** Reason for the limit. */
  readonly why: string;
}

/**
 * Places on a screen 390 px wide. An id belongs to the first place that matches it, so special
 * places come before general ones. A letter is about 8.5 px wide at 16 px in the app's font, 7.4 px
 * at 14 px, 6.4 px at 12 px.
 */
export const budgets: readonly Budget[] = [
  {
    ids: /^nav\.(?!label$)/,
    maxLetters: 11,
    why: 'five links share the bottom of the screen, 78 px each at 12 px',
  },
  {
    ids: /^(chart\.period|tradingView\.range|settings\.theme|settings\.prices)\.|^markets\.(MX|US|all)$|^ticket\.(buy|sell)$/,
    maxLetters: 11,
    why: 'up to four choices share one row, 89 px each at 14 px',
  },
  { ids: /^trade\.column\./, maxLetters: 13, why: 'three columns share the table, 14 px' },
  { ids: /\.tab\./, maxLetters: 16, why: 'two tabs stay visible beside the active one' },
  {
    ids: /^route\.|^(login|register|forgot)\.title$/,
    maxLetters: 26,
    why: 'the header keeps 230 px between its two buttons, one line',
  },
  { ids: /\.sheet\./, maxLetters: 42, why: 'the title of a sheet has two lines of 20 px' },
  {
    ids: /status\.|\.stamp\.|^transfer\.state\./,
    maxLetters: 30,
    why: 'a tag is beside a name in one row',
  },
  {
    ids: /^(cards\.change|screenFailed\.reload)$|^(code|copy|forgot|more|\w+\.done)\.failed$|^price\.|^nav\.label$/,
    maxLetters: 175,
    why: 'a sentence, shown or spoken, whose id ends like that of a button or a title',
  },
  {
    ids: /\.(accept|action|again|another|anyway|backToLogin|change|createCode|goHome|goOn|lookAgain|reload|request|retry|save|saving|see[A-Z]\w*|send|sendAgain|sending|showAll|submit|submitting|toMarkets)$|\.(add|edit)\.\w+$|\.(confirm|review)(\.(buy|sell))?$/,
    maxLetters: 34,
    why: 'a button has one line of 326 px at 16 px',
  },
  {
    ids: /[tT]itle(\.\w+)?$|\.empty\.(?!text$)\w|\.failed$/,
    maxLetters: 60,
    why: 'a title over a picture has two lines of 16 px',
  },
  { ids: /^problem\./, maxLetters: 125, why: 'a problem has three lines of 14 px under its field' },
  {
    ids: /^hint\.|\.unsettled$|^safety\./,
    maxLetters: 155,
    why: 'a banner has five lines of 14 px',
  },
  { ids: /./, maxLetters: 225, why: 'a paragraph has six lines of 14 px' },
];
