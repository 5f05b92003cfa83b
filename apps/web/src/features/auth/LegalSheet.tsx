import { useI18n } from '../../app/i18n/i18n.ts';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { OperatorText, type OperatorTextProps } from '../../common/legal/OperatorText.tsx';

export interface LegalSheetProps extends Pick<OperatorTextProps, 'text'> {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The operator's terms or privacy notice, before login. */
export default function LegalSheet({ text, ...sheet }: LegalSheetProps) {
  const { t } = useI18n();
  return (
    <AppSheet {...sheet}>
      <OperatorText text={text} ask={t({ id: 'legal.ask' })} />
    </AppSheet>
  );
}
