import { Icon, List, ListRow, Section, type IconName } from '@corro/ui';
import { generatePath } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { routeEntry, type RouteName } from '../../routing/addresses.ts';
import { GainsRow } from '../gains/index.ts';

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
        <GainsRow />
        {entries.map(([name, icon]) => {
          const { path, title } = routeEntry(name);
          return (
            <ListRow
              key={name}
              href={generatePath(path)}
              leading={<Icon name={icon} />}
              title={t(title)}
              trailing={<Icon name="chevronRight" size={20} />}
            />
          );
        })}
      </List>
    </Section>
  );
}
