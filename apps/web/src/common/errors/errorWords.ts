import { isCorroError } from '@corro/client';
import type { Words } from '../../app/i18n/words.ts';
import { refusalText, type RefusalPrefix } from './refusalText.ts';

/** What to tell the customer about a failure. */
export interface ErrorWords {
  readonly title: string;
  readonly text: string;
}

/**
 * The words for a failed call. A refusal is said by its code; a code without a sentence gets a
 * general one with the code in it, never a raw key and never nothing (decisions: The wire).
 */
export function errorWords(
  error: unknown,
  { t, has }: Pick<Words, 't' | 'has'>,
  prefix: RefusalPrefix = 'hint',
): ErrorWords {
  if (!isCorroError(error)) {
    return { title: t('error.unexpected.title'), text: t('error.unexpected.text') };
  }
  if (error.kind === 'refusal') {
    return {
      title: t('error.refusal.title'),
      text: refusalText(error.code, { t, has }, prefix, error.values),
    };
  }
  const name = names[error.kind];
  return { title: t(`error.${name}.title`), text: t(`error.${name}.text`) };
}

const names = {
  'network-failed': 'network',
  'timed-out': 'timeout',
  'protocol-broken': 'protocol',
  'session-ended': 'session',
} as const;
