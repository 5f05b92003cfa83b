import { defineMessage } from '@corro/messages';
import { Columns, Icon, type IconName, List, ListRow, Page, Section } from '@corro/ui';
import { generatePath } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useExtensionState } from '../../common/operatorRules.tsx';
import { recordTitles } from '../../common/recordTitles.ts';
import { ShortcutGrid } from '../../common/ShortcutGrid.tsx';
import { patterns, type RouteName } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { MoneyButtons } from '../../common/MoneyButtons.tsx';
import { Markets } from './Markets.tsx';
import { CurrentUser } from './CurrentUser.tsx';
import { Wealth, WealthParts } from './Wealth.tsx';

/** The account: wealth, shortcuts, markets and records (spec §2). */
export default function AccountScreen() {
  return (
    <Screen>
      <Page>
        <Columns
          first={<Wealth />}
          second={
            <>
              <MoneyButtons />
              <Shortcuts />
              <WealthParts />
            </>
          }
          third={
            <>
              <Records />
              <OwnAccount />
              <Markets />
            </>
          }
        />
      </Page>
    </Screen>
  );
}

const changes = [
  patterns.accountChanges,
  defineMessage({ id: 'route.accountChanges' }),
  'trade',
] as const;
const gains = [patterns.gains, defineMessage({ id: 'route.gains' }), 'trending'] as const;
const loan = [patterns.loan, defineMessage({ id: 'route.loan' }), 'treasury'] as const;
const cards = [patterns.bankCards, defineMessage({ id: 'route.bankCards' }), 'wallet'] as const;
const settings = [patterns.settings, defineMessage({ id: 'route.settings' }), 'settings'] as const;

function Shortcuts() {
  const { t } = useI18n();
  const hasGains = useExtensionState('gains') !== false;
  const shortcuts = hasGains ? [changes, gains, loan, cards] : [changes, loan, cards, settings];
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
] as const satisfies readonly (readonly [RouteName, IconName])[];

function Records() {
  const { t } = useI18n();
  return (
    <Section title={t({ id: 'account.records' })}>
      <List>
        {records.map(([name, icon]) => (
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

/** The customer, the documents and the settings. */
function OwnAccount() {
  const { t } = useI18n();
  const isSettingsShortcut = useExtensionState('gains') === false;
  const chevron = <Icon name="chevronRight" size={20} />;
  return (
    <Section title={t({ id: 'settings.account' })}>
      <List>
        <CurrentUser />
        <ListRow
          href={patterns.documents}
          leading={<Icon name="table" />}
          title={t(recordTitles.documents)}
          trailing={chevron}
        />
        {isSettingsShortcut ? null : (
          <ListRow
            href={patterns.settings}
            leading={<Icon name="settings" />}
            title={t({ id: 'route.settings' })}
            trailing={chevron}
          />
        )}
      </List>
    </Section>
  );
}
