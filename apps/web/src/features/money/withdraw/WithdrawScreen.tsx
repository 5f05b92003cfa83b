import { ActionBar, Banner, Button, IconButton, Page } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { refusalText } from '../../../common/errorText.ts';
import { useLazySheet } from '../../../common/overlays/useLazySheet.ts';
import { useFlowSheet } from '../../../flows/orders/useFlowSheet.ts';
import { RowObstacleText } from '../../../flows/orders/RowObstacleText.tsx';
import { PendingNotice } from '../../../flows/orders/PendingNotice.tsx';
import { patterns } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { useAddCard } from '../../cards/index.ts';
import { moneyObstacle } from '../moneyObstacle.tsx';
import { useWithdraw } from './useWithdraw.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawTotal } from './WithdrawTotal.tsx';

const form = 'withdraw';
const loadSheet = () => import('./WithdrawSheet.tsx');

/** The withdrawal to one's own card (spec §2 Withdraw). */
export default function WithdrawScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const amounts = useAmounts();
  const { cards, balance, missing, view, send } = useWithdraw();
  const sheet = useFlowSheet({ view, send });
  const code = useLazySheet(loadSheet, sheet.open, sheet.close);
  const addCard = { bank: useAddCard('bank'), trc20: useAddCard('trc20') };
  const { order } = view;
  const hasNoCard = view.cards?.length === 0;
  // The form offers to add a card, in place of a problem, if there is none.
  const problems = hasNoCard
    ? view.problems.filter(({ field }) => field !== 'card')
    : view.problems;
  const hasFailed = view.reviewObstacle === 'cards-unknown' && cards.isError;
  // If the cards could not be read, the reason at the button repeats the text above the list of
  // cards.
  const reason = hasFailed
    ? t({ id: 'withdraw.cards.failed' })
    : moneyObstacle({ ...view, problems }, i18n);
  return (
    <Screen
      actions={
        <IconButton
          icon="records"
          label={t({ id: 'route.withdrawRecords' })}
          href={patterns.withdrawRecords}
        />
      }
      footer={
        sheet.isMinimised ? undefined : (
          <ActionBar summary={<WithdrawTotal view={view} />}>
            <Button
              type="submit"
              form={form}
              size="large"
              fullWidth
              busy={sheet.open && code === null}
              busyLabel={t({ id: 'settings.opening' })}
              {...(reason === null ? {} : { disabled: true, disabledReason: reason })}
            >
              {t({ id: 'withdraw.review' })}
            </Button>
          </ActionBar>
        )
      }
    >
      <Page gap={16}>
        {sheet.isMinimised && order !== null ? (
          <PendingNotice
            text={t({ id: 'withdraw.unsettled' }, { amount: amounts.text(order.terms.amount) })}
            onSee={sheet.show}
          />
        ) : (
          <>
            <WithdrawalsHeld seconds={view.heldSeconds} />
            <RowObstacleText field={missing} />
            <WithdrawForm
              id={form}
              cards={cards}
              balance={balance}
              view={{ ...view, problems }}
              send={send}
              addCard={addCard}
            />
          </>
        )}
      </Page>
      {code === null ? null : <code.WithdrawSheet view={view} send={send} sheet={sheet} />}
      {addCard.bank.dialog}
      {addCard.trc20.dialog}
    </Screen>
  );
}

/** Warns that withdrawals are on hold for `seconds` after a password reset; null for no hold. */
function WithdrawalsHeld({ seconds }: { seconds: number | null }) {
  const i18n = useI18n();
  if (seconds === null) return null;
  return (
    <Banner
      tone="caution"
      action={
        <Button tone="quiet" size="small" href={patterns.customerService}>
          {i18n.t({ id: 'withdraw.held.service' })}
        </Button>
      }
    >
      {refusalText('withdrawals-held', i18n, 'hint', { seconds })}
    </Banner>
  );
}
