import type { MessageDescriptor } from '@corro/messages';
import { useIntl } from 'react-intl';

/** The sentences of this page, in the language that is shown. */
export function useI18n(): {
  readonly t: (message: MessageDescriptor, values?: Readonly<Record<string, string>>) => string;
} {
  const intl = useIntl();
  return { t: (message, values) => intl.formatMessage(message, values) };
}
