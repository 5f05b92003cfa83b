import { useWords } from '../../app/i18n/words.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { CodeSetup, type CodeSetupProps } from './CodeSetup.tsx';

export interface CodeSetupSheetProps extends CodeSetupProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Sets the first transaction code over whatever needs it, which waits below as it was. */
export function CodeSetupSheet({ open, onClose, onSaved }: CodeSetupSheetProps) {
  const { t } = useWords();
  return (
    <AppSheet open={open} onClose={onClose} title={t('code.title')}>
      <CodeSetup onSaved={onSaved} />
    </AppSheet>
  );
}
