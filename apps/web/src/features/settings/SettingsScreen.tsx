import { Page } from '@corro/ui';
import { OperatorLine } from '../../common/OperatorLine.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { AccountRows } from './AccountRows.tsx';
import { AppearanceChoices } from './AppearanceChoices.tsx';
import { LanguageRows } from './LanguageRows.tsx';
import { LogOut } from './LogOut.tsx';

/**
 * The customer's own: password, identity, cards, language, looks, and the way out (spec §2). The row
 * of the transaction password is hidden; it is set at the first order that needs it.
 */
export default function SettingsScreen() {
  return (
    <Screen>
      <Page>
        <AccountRows />
        <AppearanceChoices />
        <LanguageRows />
        <LogOut />
        <OperatorLine />
      </Page>
    </Screen>
  );
}
