import { userInfoQuery } from '@corro/client';
import { Icon, ListRow } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useExpectedExtension } from '../../common/operatorRules.tsx';
import { RowToCome } from '../../common/RowToCome.tsx';
import { CodeSetupSheet } from '../../flows/transactionCode/CodeSetup.tsx';

/**
 * Changes the transaction code, where the operator's server announces support. Hidden otherwise
 * (spec §2), and for customers without a code: the first one is set during the order that needs it.
 */
export function CodeRow() {
  const { t } = useI18n();
  const canChange = useExpectedExtension('code.change');
  const info = useQuery({ ...userInfoQuery(useApi()), enabled: canChange === true });
  const [isOpen, setOpen] = useState(false);
  if (canChange === undefined || (canChange && info.isLoading)) return <RowToCome />;
  if (!canChange || info.data === undefined || info.data.hasTransactionCode === false) return null;
  const close = () => setOpen(false);
  return (
    <>
      <ListRow
        leading={<Icon name="lock" />}
        title={t({ id: 'forgot.code' })}
        trailing={<Icon name="chevronRight" />}
        onPress={() => setOpen(true)}
      />
      <CodeSetupSheet isFirst={false} open={isOpen} onClose={close} onSaved={close} />
    </>
  );
}
