import { Icon, List, ListRow, Section } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { paths } from '../../links.ts';
import { legalTexts, legalTitle } from '../legal/index.ts';

/** A link to each legal text: terms, privacy, fees, accessibility, complaints. */
export function LegalRows() {
  const { t } = useI18n();
  return (
    <Section title={t({ id: 'route.legal' })}>
      <List>
        {legalTexts.map((name) => (
          <ListRow
            key={name}
            title={t(legalTitle[name])}
            trailing={<Icon name="chevronRight" />}
            href={paths.legal(name)}
          />
        ))}
      </List>
    </Section>
  );
}
