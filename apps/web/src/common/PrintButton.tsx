import { Button, Icon, PrintDocument } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../app/i18n/i18n.ts';
import { ShownAmounts } from './hiddenAmounts.tsx';
import { useServices } from '../app/services.ts';
import { useUpstreamTime } from './ages.tsx';
import { useIsDemo } from '../app/conditions.ts';

interface PrintButtonProps {
  readonly title: string;
  /** Opens the browser's print dialog. */
  readonly print: () => void;
  readonly children: ReactNode;
}

/** Prints a document. Hidden amounts are printed, because the customer asks for the document. */
export function PrintButton({ title, print, children }: PrintButtonProps) {
  const { t } = useI18n();
  const head = useDocumentHead();
  // The document stays mounted, because some browsers return from `print` before they draw it.
  const [isReady, setReady] = useState(false);
  const start = () => {
    flushSync(() => setReady(true));
    print();
  };
  return (
    <>
      <Button tone="quiet" fullWidth leading={<Icon name="records" size={20} />} onPress={start}>
        {t({ id: 'document.print' })}
      </Button>
      {isReady ? (
        <PrintDocument title={title} {...head}>
          <ShownAmounts>{children}</ShownAmounts>
        </PrintDocument>
      ) : null}
    </>
  );
}

/** Head and foot of every document. */
export interface DocumentHead {
  /** The operator with its licence, or a sentence that no operator is set. */
  readonly issuer: string;
  /** Demo mark; undefined for real money. */
  readonly mark: string | undefined;
  /** Creation time with its time zone. */
  readonly foot: string;
}

export function useDocumentHead(): DocumentHead {
  const { t, formatDateTime, numberLocale } = useI18n();
  const { settings } = useServices();
  const now = useUpstreamTime();
  const isDemo = useIsDemo();
  const { operator } = settings;
  return {
    issuer:
      operator === null
        ? t({ id: 'document.noOperator' })
        : t({ id: 'shell.operator' }, { ...operator }),
    mark: isDemo ? t({ id: 'app.demo' }) : undefined,
    foot: t(
      { id: 'document.made' },
      { time: formatDateTime(now), zone: zoneName(numberLocale, now) },
    ),
  };
}

/** Name of the device's time zone at a time, such as “hora estándar central”. */
function zoneName(numberLocale: string, time: number): string {
  const parts = new Intl.DateTimeFormat(numberLocale, { timeZoneName: 'long' }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
