import type { MessageId } from '@corro/messages';
import { useIntl } from 'react-intl';

/** The sentences of this page, in the language that is shown. */
export function useWords(): {
  readonly t: (id: MessageId, values?: Readonly<Record<string, string>>) => string;
} {
  const intl = useIntl();
  return { t: (id, values) => intl.formatMessage({ id }, values) };
}
