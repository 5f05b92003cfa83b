import { defineMessages } from '@corro/messages';
import { Banner, Link, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { useIsDemo } from '../../app/conditions.ts';
import { demoSections } from './legalSections.ts';
import { TextSections } from './TextSections.tsx';

const unset = defineMessages({
  privacy: { id: 'legal.privacyUnset' },
  terms: { id: 'legal.termsUnset' },
});

export interface OperatorTextProps {
  readonly text: 'privacy' | 'terms';
  /** Level of the headings in the text. Default: 3, as in a sheet. */
  readonly level?: 2 | 3;
  /** Says whom to ask for a missing text. */
  readonly ask: string;
}

/**
 * The operator's terms or privacy notice: in a demo, the text of demos; then a link, if the
 * operator has set the address. Without a demo or an address, says that the text is missing and
 * whom to ask.
 */
export function OperatorText({ text, ask, level = 3 }: OperatorTextProps) {
  const { t } = useI18n();
  const isDemo = useIsDemo();
  const { legal } = useServices().settings;
  const address = text === 'terms' ? legal.termsUrl : legal.privacyUrl;
  return (
    <Stack gap={16}>
      {isDemo ? <TextSections sections={demoSections[text]} level={level} /> : null}
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
