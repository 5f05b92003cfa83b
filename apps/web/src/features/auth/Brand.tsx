import { Heading, Inline, Logo, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

/** The mark, a greeting, and in one line what Corro is. */
export function Brand({ heading }: { readonly heading: string }) {
  const { t } = useI18n();
  return (
    <Stack gap={12}>
      <Inline gap={12}>
        <Logo />
        <Heading level={2} size={28}>
          {heading}
        </Heading>
      </Inline>
      <Text tone="muted">{t({ id: 'login.about' })}</Text>
    </Stack>
  );
}
