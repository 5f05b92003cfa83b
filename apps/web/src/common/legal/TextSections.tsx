import { Heading, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import type { TextSection } from './legalSections.ts';

interface TextSectionsProps {
  readonly sections: readonly TextSection[];
  /** Level of their headings, below the title's. Default: 3, as in a sheet. */
  readonly level?: 2 | 3;
}

/** Sections of a legal text below its title. */
export function TextSections({ sections, level = 3 }: TextSectionsProps) {
  const { t } = useI18n();
  return (
    <Stack gap={24}>
      {sections.map(({ title, text }) => (
        <Stack key={text.id} gap={8}>
          <Heading level={level} size={16}>
            {t(title)}
          </Heading>
          <Text as="p">{t(text)}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
