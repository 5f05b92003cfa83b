import { Link, Section, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

interface AboutSectionProps {
  readonly title: string;
  /** Describes the business of the company or the investments of the fund; null if not sent. */
  readonly text: string | null;
  /** Address of the prospectus; null for none. */
  readonly document?: string | null;
}

/** Description and document of a company or a fund; renders nothing if both are missing. */
export function AboutSection({ title, text, document = null }: AboutSectionProps) {
  const { t } = useI18n();
  if (text === null && document === null) return null;
  return (
    <Section title={title}>
      <Stack gap={8} align="start">
        {text === null ? null : <Text as="p">{text}</Text>}
        {document === null ? null : (
          <Link href={document} external>
            {t({ id: 'product.document' })}
          </Link>
        )}
      </Stack>
    </Section>
  );
}
