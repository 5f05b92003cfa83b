import { Heading, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import type { TextSection } from './legalSections.ts';

/** Sections of a legal text below its title. */
export function TextSections({ sections }: { readonly sections: readonly TextSection[] }) {
  const { t } = useI18n();
  return (
    <Stack gap={24}>
      {sections.map(({ title, text }) => (
        <Stack key={text.id} gap={4}>
          <Heading level={3} size={16}>
            {t(title)}
          </Heading>
          <Text as="p">{t(text)}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
