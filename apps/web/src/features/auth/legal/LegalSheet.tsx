import { useI18n } from '../../../app/i18n/i18n.ts';
import { AppSheet } from '../../../common/overlays/AppSheet.tsx';
import { OperatorText, type OperatorTextProps } from '../../legal/index.ts';

/** A text that the operator owes its customers, and that is read before an account is opened. */
export type LegalText = OperatorTextProps['text'];

export interface LegalSheetProps {
  readonly text: LegalText;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The operator's text, for visitors without an account. */
export default function LegalSheet({ text, title, open, onClose }: LegalSheetProps) {
  const { t } = useI18n();
  return (
    <AppSheet open={open} onClose={onClose} title={title}>
      <OperatorText text={text} ask={t({ id: 'legal.ask' })} />
    </AppSheet>
  );
}
