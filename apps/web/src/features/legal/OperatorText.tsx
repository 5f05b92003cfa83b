import { defineMessages } from '@corro/messages';
import { Banner, Link, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { useIsDemo } from '../../app/conditions.ts';

const unset = defineMessages({
  privacy: { id: 'legal.privacyUnset' },
  terms: { id: 'legal.termsUnset' },
});

const ofDemo = defineMessages({
  privacy: { id: 'legal.privacyDemo' },
  terms: { id: 'legal.termsDemo' },
});

export interface OperatorTextProps {
  readonly text: 'privacy' | 'terms';
  /** Who can be asked for a text that is not published. */
  readonly ask: string;
}

/**
 * A text that the operator owes its customers: the way to it once the operator has set it. Until then it says what will
 * be there and who can be asked, and invents nothing. What holds for play money is known, so a demo has its own.
 */
export function OperatorText({ text, ask }: OperatorTextProps) {
  const { t } = useI18n();
  const isDemo = useIsDemo();
  const { legal } = useServices().settings;
  const address = text === 'terms' ? legal.termsUrl : legal.privacyUrl;
  return (
    <Stack gap={16}>
      {isDemo ? <Text as="p">{t(ofDemo[text])}</Text> : null}
      {address === null ? null : (
        <Link external href={address}>
          {t({ id: 'legal.open' })}
        </Link>
      )}
      {isDemo || address !== null ? null : (
        <>
          <Banner tone="caution">{t({ id: 'legal.unset' })}</Banner>
          <Text as="p">{t(unset[text])}</Text>
          <Text as="p">{ask}</Text>
        </>
      )}
    </Stack>
  );
}
