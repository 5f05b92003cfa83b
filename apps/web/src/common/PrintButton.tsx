import { Button, Icon, PrintDocument } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../app/i18n/i18n.ts';
import { useDocumentHead } from './documentHead.ts';
import { ShownAmounts } from './hiddenAmounts.tsx';

export interface PrintButtonProps {
  readonly title: string;
  /** Opens the browser's print dialog. */
  readonly print: () => void;
  readonly children: ReactNode;
}

/** Prints a document. Hidden amounts are printed, because the customer asks for the document. */
export function PrintButton({ title, print, children }: PrintButtonProps) {
  const { t } = useI18n();
  const head = useDocumentHead();
  // Stays mounted: not every browser blocks in `print` until the document is drawn.
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
