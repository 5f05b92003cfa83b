import { defineMessage } from '@corro/messages';
import { Columns, Icon, type IconName, List, ListRow, Page, Section } from '@corro/ui';
import { generatePath } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ExtensionRow } from '../../common/ExtensionRow.tsx';
import { recordTitles } from '../../common/recordTitles.ts';
import { ShortcutGrid } from '../../common/ShortcutGrid.tsx';
import { patterns, type RouteName } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { MoneyButtons } from '../../common/MoneyButtons.tsx';
import { Markets } from './Markets.tsx';
import { Wealth, WealthParts } from './Wealth.tsx';

/** The account: wealth, shortcuts, markets and records (spec §2). */
export default function AccountScreen() {
  return (
    <Screen>
      <Page>
        <Columns
          first={
            <>
              <Wealth />
              <MoneyButtons />
              <Shortcuts />
              <WealthParts />
            </>
          }
          second={
            <>
              <Markets />
              <Records />
            </>
          }
        />
      </Page>
    </Screen>
  );
}

const shortcuts = [
  [patterns.accountChanges, defineMessage({ id: 'route.accountChanges' }), 'trade'],
  [patterns.loan, defineMessage({ id: 'route.loan' }), 'treasury'],
  [patterns.bankCards, defineMessage({ id: 'route.bankCards' }), 'wallet'],
  [patterns.settings, defineMessage({ id: 'route.settings' }), 'settings'],
] as const;

function Shortcuts() {
  const { t } = useI18n();
  return (
    <ShortcutGrid
      title={t({ id: 'account.shortcuts' })}
      links={shortcuts.map(([path, title, icon]) => ({ path, icon, label: t(title) }))}
    />
  );
}

const records = [
  ['rechargeRecords', 'deposit'],
  ['withdrawRecords', 'withdraw'],
  ['loanRecords', 'treasury'],
  ['records', 'records'],
  ['documents', 'table'],
] as const satisfies readonly (readonly [RouteName, IconName])[];

function Records() {
  const { t } = useI18n();
  const chevron = <Icon name="chevronRight" size={20} />;
  return (
    <Section title={t({ id: 'account.records' })}>
      <List>
        <ExtensionRow
          extension="gains"
          href={patterns.gains}
          leading={<Icon name="trending" />}
          title={t({ id: 'route.gains' })}
          trailing={chevron}
        />
        {records.map(([name, icon]) => (
          <ListRow
            key={name}
            href={generatePath(patterns[name])}
            leading={<Icon name={icon} />}
            title={t(recordTitles[name])}
            trailing={chevron}
          />
        ))}
      </List>
    </Section>
  );
}
