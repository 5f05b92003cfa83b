import type { Failure, Refused } from '@corro/machines';
import type { Words } from '../../app/i18n/words.ts';
import { refusalText, type RefusalPrefix } from './refusalText.ts';

/** What a machine's view says went wrong with a call. */
export interface Trouble {
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

/** The sentence for it; undefined where nothing went wrong. */
export function troubleText(
  { refusal, failure }: Trouble,
  words: Pick<Words, 't' | 'has'>,
  prefix: RefusalPrefix = 'hint',
): string | undefined {
  if (refusal !== null) return refusalText(refusal.code, words, prefix, refusal.values);
  return failure === null ? undefined : words.t(`error.${failure}.text`);
}
