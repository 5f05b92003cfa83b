import { compare, type DecimalText, limits, multiply } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import {
  ActionBar,
  Button,
  ChoiceList,
  Form,
  formatDecimal,
  formatMoney,
  Grid,
  IconButton,
  Page,
  Stack,
  Text,
} from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { PersistedAge, type PersistedAgeProps } from '../../../common/ages.tsx';
import { useAmounts, useBalances } from '../../../common/amounts.ts';
import { wholeDollars } from '../../../common/wholeDollars.ts';
import { FraudNotice } from '../../../common/FraudNotice.tsx';
import { useLazySheet } from '../../../common/overlays/useLazySheet.ts';
import { problemText } from '../../../common/problemText.ts';
import { useFlowSheet } from '../../../flows/orders/useFlowSheet.ts';
import { PendingNotice } from '../../../flows/orders/PendingNotice.tsx';
import { paths } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { AmountField } from '../AmountField.tsx';
import { moneyObstacle } from '../moneyObstacle.tsx';
import { rechargeMethods } from './rechargeFlow.ts';
import { rechargeMethod } from './rechargeMethod.ts';
import { RechargeTotal } from './RechargeTotal.tsx';
import { useDepositAccount } from './useDepositAccount.ts';
import { type Recharge, useRecharge } from './useRecharge.ts';

const form = 'recharge';
const loadSheet = () => import('./RechargeSheet.tsx');

/** The deposit screen (spec §5 Recharge). */
export default function RechargeScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const amounts = useAmounts();
  const { balance, ...recharge } = useRecharge();
  const sheet = useFlowSheet(recharge, { recordsPath: paths.rechargeRecords() });
  const code = useLazySheet(loadSheet, sheet.open, sheet.close);
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
              busy={sheet.open && code === null}
              busyLabel={t({ id: 'settings.opening' })}
              {...(obstacle === null ? {} : { disabled: true, disabledReason: obstacle })}
            >
              {t({ id: 'recharge.review' })}
            </Button>
          </ActionBar>
        )
      }
    >
      <Page gap={16}>
        {sheet.isMinimised && order !== null ? (
          <PendingNotice
            text={t({ id: 'recharge.unsettled' }, { amount: amounts.text(order.terms.amount) })}
            onSee={sheet.show}
          />
        ) : (
          <RechargeForm id={form} {...recharge} balance={balance} />
        )}
        {code === null ? null : <code.RechargeSheet {...recharge} sheet={sheet} />}
      </Page>
    </Screen>
  );
}

interface RechargeFormProps extends Recharge {
  /** Form id, for the submit button outside. */
  readonly id: string;
  readonly balance: PersistedAgeProps['query'];
}

/** Amount and method of a deposit, with its fee (spec §5 Recharge). */
function RechargeForm({ id, view, send, balance }: RechargeFormProps) {
  const { t } = useI18n();
  const change = (text: string) => send({ type: 'EDIT', edit: { type: 'AMOUNT', text } });
  return (
    <Form
      id={id}
      label={t({ id: 'recharge.form' })}
      gap={24}
      onSubmit={() => send({ type: 'REVIEW' })}
    >
      <Stack gap={8}>
        <AmountField
          value={view.amountText}
          onChange={change}
          problems={view.problems}
          hint={useAmountHint(view)}
        />
        <QuickAmounts chosen={view.amount} onPick={change} />
      </Stack>
      <MethodChoice view={view} send={send} />
      <ResultText view={view} />
      <FraudNotice about="deposit" />
      <PersistedAge query={balance} />
    </Form>
  );
}

/** The minimum; from there on 5 % of the amount (spec §9), in one line so that nothing moves. */
function useAmountHint({ amount, preview }: Recharge['view']): string {
  const { t, numberLocale } = useI18n();
  const minimum = limits.rechargeMinimum;
  if (amount !== null && preview !== null && compare(amount, minimum) >= 0) {
    return t({ id: 'recharge.previewNote' }, { amount: formatMoney(numberLocale, preview, 'US$') });
  }
  const min = formatDecimal(numberLocale, minimum, wholeDollars(minimum));
  return t({ id: 'recharge.hint' }, { min });
}

/** The balance afterwards in a sentence; nothing without a valid amount. */
function ResultText({ view: { balance, balanceAfter } }: Pick<Recharge, 'view'>) {
  const { t } = useI18n();
  const balances = useBalances();
  if (balance === null || balanceAfter === null) return null;
  return (
    <Text as="p" size={14}>
      {t(
        { id: 'recharge.comesTo' },
        { before: balances.text(balance), after: balances.text(balanceAfter) },
      )}
    </Text>
  );
}

/** Amounts that a press fills in: multiples of the minimum deposit, US dollars. */
const quickAmounts = ['1', '2', '4', '10'].map((times) => multiply(limits.rechargeMinimum, times));

interface QuickAmountsProps {
  /** The typed amount; null if it is invalid. */
  readonly chosen: DecimalText | null;
  readonly onPick: (amount: string) => void;
}

function QuickAmounts({ chosen, onPick }: QuickAmountsProps) {
  const { numberLocale } = useI18n();
  return (
    <Grid minColumn="medium" gap={8}>
      {quickAmounts.map((amount) => (
        <Button
          key={amount}
          tone="neutral"
          size="small"
          fullWidth
          pressed={chosen !== null && compare(chosen, amount) === 0}
          onPress={() => onPick(amount)}
        >
          {formatMoney(numberLocale, amount, 'US$', wholeDollars(amount))}
        </Button>
      ))}
    </Grid>
  );
}

const rechargeMethodText = defineMessages({
  bank: { id: 'recharge.method.bank.text' },
});
const rechargeMethodAccount = defineMessages({
  bank: { id: 'recharge.method.bank.clabe' },
});

function MethodChoice({ view, send }: Recharge) {
  const i18n = useI18n();
  const { t } = i18n;
  const texts = useDepositAccount() === null ? rechargeMethodText : rechargeMethodAccount;
  return (
    <ChoiceList
      label={t({ id: 'recharge.method' })}
      choices={rechargeMethods.map((method) => ({
        value: method,
        title: t(rechargeMethod[method]),
        text: t(texts[method]),
      }))}
      value={view.method}
      onChange={(method) => send({ type: 'EDIT', edit: { type: 'METHOD', method } })}
      problem={problemText(view.problems, 'method', i18n)}
    />
  );
}
