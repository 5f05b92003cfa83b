import { userInfoQuery } from '@corro/client';
import { Icon, ListRow } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useExpectedExtension } from '../../common/operatorRules.tsx';
import { RowToCome } from '../../common/ExtensionRow.tsx';
import { CodeSetupSheet } from '../../flows/transactionCode/CodeSetup.tsx';

/**
 * Changes the transaction code, or sets the first one, where the operator's server announces that a code can be
 * changed. Hidden otherwise (spec §2): a first code is then set during the order that needs it.
 */
export function CodeRow() {
  const { t } = useI18n();
  const canChange = useExpectedExtension('code.change');
  const info = useQuery({ ...userInfoQuery(useApi()), enabled: canChange === true });
  const [isOpen, setOpen] = useState(false);
  // Of the moment of opening: once a first code is saved there is one, while the sheet still closes.
  const [isFirst, setFirst] = useState(false);
  if (canChange === undefined || (canChange && info.isLoading)) return <RowToCome />;
  if (!canChange || info.data === undefined) return null;
  const hasCode = info.data.hasTransactionCode !== false;
  const close = () => setOpen(false);
  return (
    <>
      <ListRow
        leading={<Icon name="lock" />}
        title={t({ id: 'forgot.code' })}
        trailing={<Icon name="chevronRight" />}
        onPress={() => {
          setFirst(!hasCode);
          setOpen(true);
        }}
      />
      <CodeSetupSheet isFirst={isFirst} open={isOpen} onClose={close} onSaved={close} />
    </>
  );
}
