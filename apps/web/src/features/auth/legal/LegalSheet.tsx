import { defineMessages } from '@corro/messages';
import { Banner, Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useIsDemo } from '../../../app/useIsDemo.ts';
import { AppSheet } from '../../../common/overlays/AppSheet.tsx';

/** A text that the operator owes its customers. */
export type LegalText = 'privacy' | 'terms';

const unset = defineMessages({
  privacy: { id: 'legal.privacyUnset' },
  terms: { id: 'legal.termsUnset' },
});

const ofDemo = defineMessages({
  privacy: { id: 'legal.privacyDemo' },
  terms: { id: 'legal.termsDemo' },
});

export interface LegalSheetProps {
  readonly text: LegalText;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The place of the operator's text. No operator can set one yet: it says what will be there and who can be asked,
 * and invents nothing. What holds for play money is known, so a demo has its own.
 */
export default function LegalSheet({ text, title, open, onClose }: LegalSheetProps) {
  const { t } = useI18n();
  const isDemo = useIsDemo();
  return (
    <AppSheet open={open} onClose={onClose} title={title}>
      {isDemo ? (
        <Text>{t(ofDemo[text])}</Text>
      ) : (
        <Stack gap={16}>
          <Banner tone="caution">{t({ id: 'legal.unset' })}</Banner>
          <Text>{t(unset[text])}</Text>
          <Text>{t({ id: 'legal.ask' })}</Text>
        </Stack>
      )}
    </AppSheet>
  );
}
