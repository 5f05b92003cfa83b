import { Link, Section, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

interface AboutSectionProps {
  readonly title: string;
  /** What the company does or the fund invests in; null if the upstream sends no text. */
  readonly text: string | null;
  /** Address of the prospectus; null for none. */
  readonly document?: string | null;
}

/** What the upstream says about a company or a fund; nothing without text and document. */
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
