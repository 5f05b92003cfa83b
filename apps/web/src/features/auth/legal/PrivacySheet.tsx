import { useI18n } from '../../../app/i18n/i18n.ts';
import type { LazyDialogProps } from '../../../shell/useLazyDialog.tsx';
import { LegalSheet } from './LegalSheet.tsx';

/** The privacy notice. */
export default function PrivacySheet(props: LazyDialogProps) {
  const { t } = useI18n();
  return (
    <LegalSheet
      {...props}
      title={t({ id: 'register.privacy' })}
      text={t({ id: 'legal.privacyUnset' })}
    />
  );
}
