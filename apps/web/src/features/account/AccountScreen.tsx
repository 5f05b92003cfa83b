import { Columns, Page } from '@corro/ui';
import { Screen } from '../../shell/Screen.tsx';
import { Markets } from './Markets.tsx';
import { MoneyButtons } from '../money/index.ts';
import { Records } from './Records.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Wealth, WealthParts } from './Wealth.tsx';

/** The account (spec §2): what one has and owes, the ways into all of money, the markets. */
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
