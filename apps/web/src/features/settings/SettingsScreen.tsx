import { Page, Section } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { LanguageList } from '../../common/LanguageList.tsx';
import { OperatorLine } from '../../common/OperatorLine.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { AccountRows } from './AccountRows.tsx';
import { AppearanceChoices } from './AppearanceChoices.tsx';
import { DemoSection } from './DemoSection.tsx';
import { LegalRows } from './LegalRows.tsx';
import { LogOut } from './LogOut.tsx';

/**
 * The customer's own: password, identity, cards, language, looks, and the way out (spec §2). The row
 * of the transaction password is hidden, unless the operator lets it be changed; it is set at the
 * first order that needs it.
 */
export default function SettingsScreen() {
  const { t } = useI18n();
  return (
    <Screen>
      <Page>
        <AccountRows />
        <AppearanceChoices />
        <Section title={t({ id: 'settings.language' })}>
          <LanguageList />
        </Section>
        <LegalRows />
        <DemoSection />
        <LogOut />
        <OperatorLine />
      </Page>
    </Screen>
  );
}
