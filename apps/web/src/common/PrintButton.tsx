import { Button, Icon, PrintDocument } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../app/i18n/i18n.ts';
import { useDocumentHead } from './documentHead.ts';
import { ShownAmounts } from './hiddenAmounts.tsx';

export interface PrintButtonProps {
  /** Of the document. */
  readonly title: string;
  /** Opens the print dialog. */
  readonly print: () => void;
  /** What the document says. */
  readonly children: ReactNode;
}

/** Prints a document, or saves it as PDF by the dialog of the browser; hidden amounts are on it, as the customer asks for it. */
export function PrintButton({ title, print, children }: PrintButtonProps) {
  const { t } = useI18n();
  const head = useDocumentHead();
  // It stays once it is there: not every browser waits with `print` until the paper is drawn.
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
