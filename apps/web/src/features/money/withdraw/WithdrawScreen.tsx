import { ActionBar, Button, IconButton, Page, formatMoney } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { FreeWithdrawal } from '../../../common/FreeWithdrawal.tsx';
import { moneyObstacle } from '../moneyObstacle.ts';
import { PendingNotice } from '../../../flows/orders/PendingNotice.tsx';
import { useFlowSheet } from '../../../flows/orders/useFlowSheet.ts';
import { routes } from '../../../routing/addresses.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { NoCards, WithdrawalsHeld } from './withdrawObstacles.tsx';
import { useWithdraw } from './useWithdraw.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawSheet } from './WithdrawSheet.tsx';

const form = 'withdraw';

/** Withdrawing to a card of one's own (spec §2 Withdraw). */
export default function WithdrawScreen() {
  const words = useI18n();
  const { t, numberLocale } = words;
  const { cards, balance, view, send } = useWithdraw();
  const sheet = useFlowSheet({ view, send });
  const { order } = view;
  const hasNoCard = view.cards?.length === 0;
  const reason = moneyObstacle(view, words);
  const records = routes.withdrawRecords;
  return (
    <Screen
      actions={<IconButton icon="records" label={t(records.title)} href={records.path} />}
      footer={
        sheet.isMinimised || hasNoCard ? undefined : (
          <ActionBar>
            <Button
              type="submit"
              form={form}
              size="large"
              fullWidth
              {...(reason === null ? {} : { disabled: true, disabledReason: reason })}
            >
              {t('withdraw.review')}
            </Button>
          </ActionBar>
        )
      }
    >
      <Page gap={16}>
        {sheet.isMinimised && order !== null ? (
          <PendingNotice
            text={t('withdraw.unsettled', {
              amount: formatMoney(numberLocale, order.terms.amount, 'US$'),
            })}
            onSee={sheet.show}
          />
        ) : hasNoCard ? (
          <NoCards />
        ) : (
          <>
            <WithdrawalsHeld seconds={view.heldSeconds} />
            <WithdrawForm id={form} cards={cards} balance={balance} view={view} send={send} />
          </>
        )}
        <FreeWithdrawal />
      </Page>
      <WithdrawSheet
        view={view}
        send={send}
        open={sheet.open}
        onClose={sheet.close}
        onGoOn={sheet.goOn}
      />
    </Screen>
  );
}
