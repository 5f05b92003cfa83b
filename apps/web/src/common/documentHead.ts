import { useI18n } from '../app/i18n/i18n.ts';
import { useServices } from '../app/services.ts';
import { useIsDemo } from '../app/conditions.ts';

/** Head and foot of every document. */
export interface DocumentHead {
  /** The operator with its licence, or that none is set. */
  readonly issuer: string;
  /** Demo mark; undefined for real money. */
  readonly mark: string | undefined;
  /** Creation time with its time zone. */
  readonly foot: string;
}

export function useDocumentHead(): DocumentHead {
  const { t, formatDateTime } = useI18n();
  const { settings, clock } = useServices();
  const isDemo = useIsDemo();
  const { operator } = settings;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    issuer:
      operator === null
        ? t({ id: 'document.noOperator' })
        : t({ id: 'shell.operator' }, { ...operator }),
    mark: isDemo ? t({ id: 'app.demo' }) : undefined,
    foot: t({ id: 'document.made' }, { time: formatDateTime(clock.now()), zone: timeZone }),
  };
}
