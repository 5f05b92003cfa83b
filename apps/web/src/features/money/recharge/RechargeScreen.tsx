import { ActionBar, Banner, Button, IconButton, Page } from '@corro/ui';
import { useIsDemo } from '../../../app/conditions.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { FreeWithdrawal } from '../../../common/FreeWithdrawal.tsx';
import { useFlowSheet } from '../../../flows/orders/FlowSheet.tsx';
import { PendingNotice } from '../../../flows/orders/UnknownStep.tsx';
import { paths } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { moneyObstacle } from '../moneyObstacle.ts';
import { RechargeForm } from './RechargeForm.tsx';
import { RechargeSheet, RechargeTotal } from './RechargeSheet.tsx';
import { useRecharge } from './useRecharge.ts';

const form = 'recharge';

/** The deposit screen (spec §5 Recharge). It never shows an address to pay to. */
export default function RechargeScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const amounts = useAmounts();
  const isDemo = useIsDemo();
  const { balance, ...recharge } = useRecharge();
  const sheet = useFlowSheet(recharge, { recordsPath: paths.rechargeRecords() });
  const { order } = recharge.view;
  const obstacle = moneyObstacle(recharge.view, i18n);
  return (
    <Screen
      actions={
        <IconButton
          icon="records"
          label={t({ id: 'route.rechargeRecords' })}
          href={paths.rechargeRecords()}
        />
      }
      footer={
        sheet.isMinimised ? undefined : (
          <ActionBar summary={<RechargeTotal view={recharge.view} />}>
            <Button
              type="submit"
              form={form}
              size="large"
              fullWidth
              {...(obstacle === null ? {} : { disabled: true, disabledReason: obstacle })}
            >
              {t({ id: 'recharge.review' })}
            </Button>
          </ActionBar>
        )
      }
    >
      <Page gap={16}>
        {isDemo ? <Banner tone="caution">{t({ id: 'recharge.demo' })}</Banner> : null}
        {sheet.isMinimised && order !== null ? (
          <PendingNotice
            text={t({ id: 'recharge.unsettled' }, { amount: amounts.text(order.terms.amount) })}
            onSee={sheet.show}
          />
        ) : (
          <RechargeForm id={form} {...recharge} balance={balance} />
        )}
        <FreeWithdrawal />
        <RechargeSheet {...recharge} open={sheet.open} onClose={sheet.close} onGoOn={sheet.goOn} />
      </Page>
    </Screen>
  );
}
