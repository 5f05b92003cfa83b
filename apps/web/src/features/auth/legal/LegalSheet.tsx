import { Banner, Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useIsDemo } from '../../../app/useIsDemo.ts';
import { AppSheet } from '../../../common/overlays/AppSheet.tsx';
import type { LazyDialogProps } from '../../../shell/useLazyDialog.tsx';

interface LegalSheetProps extends LazyDialogProps {
  readonly title: string;
  /** What is not there, and what it would say. */
  readonly text: string;
}

/**
 * The place of a text that the operator owes its customers. No operator can set one yet, so it says that
 * there is none, and invents nothing.
 */
export function LegalSheet({ open, onClose, title, text }: LegalSheetProps) {
  const { t } = useI18n();
  const isDemo = useIsDemo();
  return (
    <AppSheet open={open} onClose={onClose} title={title}>
      <Stack gap={16}>
        <Banner tone="caution">{t({ id: 'legal.unset' })}</Banner>
        <Text>{text}</Text>
        <Text>{isDemo ? t({ id: 'legal.demo' }) : t({ id: 'legal.ask' })}</Text>
      </Stack>
    </AppSheet>
  );
}
