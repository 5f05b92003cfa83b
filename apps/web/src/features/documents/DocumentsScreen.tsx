import { Page } from '@corro/ui';
import { useExpectedExtension } from '../../common/operatorRules.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { Exports } from './Exports.tsx';
import { Statements, StatementsToCome, useStatements } from './Statements.tsx';

/** What the customer takes along of the account: its statements, where the upstream has them, and its lists as files. */
export default function DocumentsScreen() {
  const hasStatements = useExpectedExtension('documents');
  const statements = useStatements(hasStatements === true);
  return (
    <Screen>
      <Page>
        {hasStatements === undefined ? <StatementsToCome /> : null}
        {hasStatements === true ? <Statements query={statements} /> : null}
        {/* It is not known how many months come: what is below them would be pushed away. */}
        {hasStatements === undefined || statements.isLoading ? null : <Exports />}
      </Page>
    </Screen>
  );
}
