import { useI18n } from '../app/i18n/i18n.ts';
import { useServices } from '../app/services.ts';
import { useIsDemo } from '../app/conditions.ts';

/** What every document says of itself. */
export interface DocumentHead {
  /** The operator with its licence, or that none is set. */
  readonly issuer: string;
  /** That its money is simulated; undefined where it is not. */
  readonly mark: string | undefined;
  /** When it was made, and in which time zone its times are. */
  readonly foot: string;
}

/** What a document that is made now says of itself. */
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
