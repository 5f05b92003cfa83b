import type { Card, CardKind } from '@corro/client';
import { compare, isZero, withdrawalOf, withdrawShares } from '@corro/domain';
import {
  Button,
  ChoiceList,
  Form,
  formatDecimal,
  Grid,
  Section,
  Spoken,
  Stack,
  Text,
} from '@corro/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { PersistedAge } from '../../../common/ages.tsx';
import { useBalances } from '../../../common/amounts.ts';
import { wholeDollars } from '../../../common/wholeDollars.ts';
import { FraudNotice } from '../../../common/FraudNotice.tsx';
import { useFeeText, useOperatorRules } from '../../../common/operatorRules.tsx';
import { problemText } from '../../../common/problemText.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../../common/queries/rows.tsx';
import { patterns } from '../../../links.ts';
import { CardAvatar, type useAddCard } from '../../cards/index.ts';
import { AmountField } from '../AmountField.tsx';
import { useDestination } from '../useDestination.ts';
import { useArrival } from './useArrival.ts';
import { payableAmount, type useWithdraw, type Withdraw } from './useWithdraw.ts';

interface WithdrawFormProps extends Omit<ReturnType<typeof useWithdraw>, 'missing'> {
  /** Form id, for the submit button outside. */
  readonly id: string;
  /** Opens the form of a first card on top of this form. */
  readonly addCard: Readonly<Record<CardKind, ReturnType<typeof useAddCard>>>;
}

/** Amount and card of a withdrawal, with its fee and the balance afterwards. */
export function WithdrawForm({ id, cards, balance, view, send, addCard }: WithdrawFormProps) {
  const { t } = useI18n();
  const rangeId = useId();
  return (
    <Form
      id={id}
      label={t({ id: 'withdraw.form' })}
      gap={24}
      onSubmit={() =>
        view.lacksOnlyCard ? addCard.bank.opener.onPress() : send({ type: 'REVIEW' })
      }
    >
      <Stack gap={8}>
        <AmountField
          hint={
            <Text size={14} tone="inherit" id={rangeId}>
              {useRangeText(view)}
            </Text>
          }
          value={view.amountText}
          onChange={(text) => send({ type: 'EDIT', edit: { type: 'AMOUNT', text } })}
          problems={view.problems}
        />
        <SharePicks view={view} send={send} reasonId={rangeId} />
      </Stack>
      <Stack gap={16}>
        <CardChoice query={cards} view={view} send={send} addCard={addCard} />
        <ResultText view={view} />
      </Stack>
      <FraudNotice about="money" />
      {/* One age for both: offline, they are equally old. */}
      <PersistedAge query={cards.isError && !balance.isError ? cards : balance} />
    </Form>
  );
}

interface SharePicksProps extends Withdraw {
  /** Element id of the allowed range, which says why a share cannot be picked. */
  readonly reasonId: string;
}

/** Fills in a share of the balance, in whole dollars. */
function SharePicks({ view: { balance, minimum, net }, send, reasonId }: SharePicksProps) {
  const { t } = useI18n();
  return (
    <Grid minColumn="third" gap={8}>
      {withdrawShares.map((percent) => {
        const share = balance === null ? null : withdrawalOf(balance, percent);
        return (
          <Button
            key={percent}
            tone="neutral"
            size="small"
            fullWidth
            disabled={share === null || compare(share, minimum) < 0}
            disabledReasonId={reasonId}
            pressed={share !== null && net !== null && compare(share, net) === 0}
            onPress={() => send({ type: 'EDIT', edit: { type: 'SHARE', percent } })}
          >
            {percent === 100 ? t({ id: 'withdraw.all' }) : t({ id: 'ticket.pick' }, { percent })}
          </Button>
        );
      })}
    </Grid>
  );
}

/** Fee, balance afterwards and arrival in sentences; nothing without a valid amount. */
function ResultText({ view }: Pick<Withdraw, 'view'>) {
  const { t } = useI18n();
  const balances = useBalances();
  const { withdrawFee } = useOperatorRules();
  const feeText = useFeeText(withdrawFee);
  // The notice below says that withdrawing is free.
  const fee = withdrawFee !== null && isZero(withdrawFee) ? 'none' : feeText;
  const { balance, balanceAfter, cards, cardId } = view;
  const payableAt = cards?.find(({ id }) => id === cardId)?.payableAt ?? null;
  const arrival = useArrival(payableAt);
  if (payableAmount(view) === null || balance === null || balanceAfter === null) return null;
  const amounts = { before: balances.text(balance), after: balances.text(balanceAfter) };
  return (
    <Text as="p" size={14}>
      {[
        ...(arrival === null ? [] : [t({ id: 'withdraw.arrival' }, arrival)]),
        t({ id: 'withdraw.comesTo' }, { fee, ...amounts }),
      ].join(' ')}
    </Text>
  );
}

/** The allowed range of the amount, or the reason why no amount is allowed. */
function useRangeText({ balance, minimum, maxAmount }: Withdraw['view']): string {
  const { t, numberLocale } = useI18n();
  const { figure } = useBalances();
  if (maxAmount === null) return t({ id: 'flow.obstacle.balance-unknown' });
  const min = formatDecimal(numberLocale, minimum, wholeDollars(minimum));
  if (compare(maxAmount, minimum) < 0) return t({ id: 'withdraw.tooLittle' }, { min });
  const range = { min, max: figure(maxAmount, wholeDollars(maxAmount)) };
  return balance !== null && compare(maxAmount, balance) < 0
    ? t({ id: 'withdraw.cents' }, range)
    : t({ id: 'withdraw.range' }, range);
}

interface CardChoiceProps extends Withdraw, Pick<WithdrawFormProps, 'addCard'> {
  readonly query: UseQueryResult<Card[]>;
}

/** The usable cards; a single card is preselected. */
function CardChoice({ query, view, send, addCard }: CardChoiceProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { nameOf } = useDestination();
  const { cards, cardId } = view;
  const network = t({ id: 'cards.network' });
  return (
    <Section
      title={t({ id: 'withdraw.to' })}
      action={
        <Button tone="quiet" size="small" href={patterns.bankCards}>
          {cards?.length === 1 ? (
            <Spoken words={t({ id: 'route.bankCards' })}>{t({ id: 'withdraw.toChange' })}</Spoken>
          ) : (
            t({ id: 'route.bankCards' })
          )}
        </Button>
      }
    >
      <QueryView
        query={query}
        failedTitle={t({ id: 'withdraw.cards.failed' })}
        loading={<RowSkeletons count={1} />}
      >
        {() =>
          cards?.length === 0 ? (
            <NoCards addCard={addCard} />
          ) : (
            <ChoiceList
              label={t({ id: 'withdraw.to' })}
              choices={(cards ?? []).map((card) => ({
                value: card.id,
                leading: <CardAvatar kind={card.kind} name={nameOf(card)} />,
                title: nameOf(card),
                text: card.kind === 'trc20' ? `${card.masked} · ${network}` : card.masked,
              }))}
              value={cardId}
              onChange={(id) => send({ type: 'EDIT', edit: { type: 'CARD', id } })}
              problem={problemText(view.problems, 'card', i18n)}
            />
          )
        }
      </QueryView>
    </Section>
  );
}

function NoCards({ addCard }: Pick<WithdrawFormProps, 'addCard'>) {
  const { t } = useI18n();
  return (
    <Stack gap={8}>
      <Text as="p" weight="strong">
        {t({ id: 'withdraw.noCards.title' })}
      </Text>
      <Text as="p" size={14} tone="muted">
        {t({ id: 'withdraw.noCards.text' })}
      </Text>
      <Button tone="neutral" fullWidth {...addCard.bank.opener}>
        {t({ id: 'cards.add.bank' })}
      </Button>
      <Button tone="quiet" fullWidth {...addCard.trc20.opener}>
        {t({ id: 'cards.add.trc20' })}
      </Button>
    </Stack>
  );
}
