import type { MessageId } from '@corro/messages';
import type { Words } from '../../app/i18n/words.ts';
import { troubleText, type Trouble } from './troubleText.ts';

/** What a code looks like; anything else that an upstream refuses with is a sentence of its own. */
const code = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The sentence for what went wrong with a password or a verification, whose upstream may refuse in
 * its own words (spec §8): those are shown as they are, and `fallback` where it gave no reason.
 */
export function statedText(
  trouble: Trouble,
  words: Pick<Words, 't' | 'has'>,
  fallback: MessageId,
): string | undefined {
  const stated = trouble.refusal?.code;
  if (stated === 'unknown') return words.t(fallback);
  return stated === undefined || code.test(stated) ? troubleText(trouble, words) : stated;
}
