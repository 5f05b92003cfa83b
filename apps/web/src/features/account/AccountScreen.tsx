import { defineMessage } from '@corro/messages';
import { Columns, Icon, type IconName, List, ListRow, Page, Section, Stack } from '@corro/ui';
import { generatePath } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useExtensionState } from '../../common/operatorRules.tsx';
import { recordTitles } from '../../common/recordTitles.ts';
import { ShortcutGrid } from '../../common/ShortcutGrid.tsx';
import { patterns, type RouteName } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Markets } from './Markets.tsx';
import { CurrentUser } from './CurrentUser.tsx';
import { Wealth, WealthParts } from './Wealth.tsx';

/** The account: customer, wealth, shortcuts, records and markets (spec §2). */
export default function AccountScreen() {
  return (
    <Screen>
      <Page>
        <Columns
          first={
            <Stack gap={16}>
              <CurrentUser />
              <Wealth />
            </Stack>
          }
          second={
            <>
              <Shortcuts />
              <WealthParts />
            </>
          }
          third={
            <>
              <Records />
              <Markets />
            </>
          }
        />
      </Page>
    </Screen>
  );
}

const gains = [patterns.gains, defineMessage({ id: 'route.gains' }), 'trending'] as const;
const documents = [patterns.documents, recordTitles.documents, 'table'] as const;
const others = [
  [patterns.loan, defineMessage({ id: 'route.loan' }), 'loan'],
  [patterns.bankCards, defineMessage({ id: 'route.bankCards' }), 'wallet'],
  [patterns.settings, defineMessage({ id: 'route.settings' }), 'settings'],
] as const;

/** The documents take the place of gains if there are none. */
function Shortcuts() {
  const { t } = useI18n();
  const hasGains = useExtensionState('gains') !== false;
  return (
    <ShortcutGrid
      title={t({ id: 'account.shortcuts' })}
      links={[hasGains ? gains : documents, ...others].map(([path, title, icon]) => ({
        path,
        icon,
        label: t(title),
      }))}
    />
  );
}

const records = [
  ['accountChanges', 'trade'],
  ['rechargeRecords', 'deposit'],
  ['withdrawRecords', 'withdraw'],
  ['records', 'records'],
  ['documents', 'table'],
] as const satisfies readonly (readonly [RouteName, IconName])[];

function Records() {
  const { t } = useI18n();
  const isDocumentsShortcut = useExtensionState('gains') === false;
  return (
    <Section title={t({ id: 'account.records' })}>
      <List>
        {records.map(([name, icon]) =>
          name === 'documents' && isDocumentsShortcut ? null : (
            <ListRow
              key={name}
              href={generatePath(patterns[name])}
              leading={<Icon name={icon} />}
              title={t(recordTitles[name])}
              trailing={<Icon name="chevronRight" size={20} />}
            />
          ),
        )}
      </List>
    </Section>
  );
}
