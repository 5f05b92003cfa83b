import { isCorroError } from '@corro/client';
import type { Words } from '../boot/words.ts';
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
  switch (error.kind) {
    case 'network-failed':
      return { title: t('error.network.title'), text: t('error.network.text') };
    case 'timed-out':
      return { title: t('error.timeout.title'), text: t('error.timeout.text') };
    case 'protocol-broken':
      return { title: t('error.protocol.title'), text: t('error.protocol.text') };
    case 'session-ended':
      return { title: t('error.session.title'), text: t('error.session.text') };
    case 'refusal':
      return {
        title: t('error.refusal.title'),
        text: refusalText(error.code, { t, has }, prefix, error.values),
      };
  }
}
