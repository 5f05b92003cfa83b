import { Page } from '@corro/ui';
import { useExtension } from '../../common/operatorRules.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { Exports } from './Exports.tsx';
import { Statements } from './Statements.tsx';

/** What the customer takes along of the account: its statements, where the upstream has them, and its lists as files. */
export default function DocumentsScreen() {
  const hasStatements = useExtension('documents');
  return (
    <Screen>
      <Page>
        {hasStatements ? <Statements /> : null}
        <Exports />
      </Page>
    </Screen>
  );
}
