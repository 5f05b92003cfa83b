import { Banner, IconButton, Page, formatMoney } from '@corro/ui';
import { useIsDemo } from '../../../app/useIsDemo.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { FreeWithdrawal } from '../../../common/FreeWithdrawal.tsx';
import { useFlowSheet } from '../../../flows/orders/FlowSheet.tsx';
import { PendingNotice } from '../../../flows/orders/UnknownStep.tsx';
import { paths } from '../../../routing/addresses.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { RechargeForm } from './RechargeForm.tsx';
import { RechargeSheet } from './RechargeSheet.tsx';
import { useRecharge } from './useRecharge.ts';

/** Money in (spec §5 Recharge). No address to pay to is ever shown here. */
export default function RechargeScreen() {
  const { t, numberLocale } = useI18n();
  const { balance, ...recharge } = useRecharge();
  const sheet = useFlowSheet(recharge, { recordsPath: paths.rechargeRecords() });
  const { order } = recharge.view;
  return (
    <Screen
      actions={
        <IconButton
          icon="records"
          label={t({ id: 'route.rechargeRecords' })}
          href={paths.rechargeRecords()}
        />
      }
    >
      <Page gap={16}>
        <PlayMoney />
        {sheet.isMinimised && order !== null ? (
          <PendingNotice
            text={t(
              { id: 'recharge.unsettled' },
              {
                amount: formatMoney(numberLocale, order.terms.amount, 'US$'),
              },
            )}
            onSee={sheet.show}
          />
        ) : (
          <RechargeForm {...recharge} balance={balance} />
        )}
        <FreeWithdrawal />
        <RechargeSheet {...recharge} open={sheet.open} onClose={sheet.close} onGoOn={sheet.goOn} />
      </Page>
    </Screen>
  );
}

/** That nothing real is to be paid, wherever the money is play money. */
function PlayMoney() {
  const { t } = useI18n();
  const isDemo = useIsDemo();
  return isDemo ? <Banner tone="caution">{t({ id: 'recharge.demo' })}</Banner> : null;
}
