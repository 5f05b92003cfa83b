import { Icon, List, ListRow, Section, type IconName } from '@corro/ui';
import { generatePath } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ExtensionRow } from '../../common/ExtensionRow.tsx';
import { recordTitles } from '../../common/recordTitles.ts';
import { type RouteName, patterns } from '../../links.ts';

const entries = [
  ['rechargeRecords', 'deposit'],
  ['withdrawRecords', 'withdraw'],
  ['loanRecords', 'treasury'],
  ['records', 'records'],
  ['documents', 'table'],
] as const satisfies readonly (readonly [RouteName, IconName])[];

/** What was earned and asked for so far, by kind. */
export function Records() {
  const { t } = useI18n();
  return (
    <Section title={t({ id: 'account.records' })}>
      <List>
        <ExtensionRow
          extension="gains"
          href={patterns.gains}
          leading={<Icon name="trending" />}
          title={t({ id: 'route.gains' })}
          trailing={<Icon name="chevronRight" size={20} />}
        />
        {entries.map(([name, icon]) => (
          <ListRow
            key={name}
            href={generatePath(patterns[name])}
            leading={<Icon name={icon} />}
            title={t(recordTitles[name])}
            trailing={<Icon name="chevronRight" size={20} />}
          />
        ))}
      </List>
    </Section>
  );
}
