import { useI18n } from '../../../app/i18n/i18n.ts';
import type { LazyDialogProps } from '../../../shell/useLazyDialog.tsx';
import { LegalSheet } from './LegalSheet.tsx';

/** The terms and conditions. */
export default function TermsSheet(props: LazyDialogProps) {
  const { t } = useI18n();
  return (
    <LegalSheet
      {...props}
      title={t({ id: 'register.terms' })}
      text={t({ id: 'legal.termsUnset' })}
    />
  );
}
