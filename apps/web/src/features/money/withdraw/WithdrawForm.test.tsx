import { balanceQuery, cardsQuery } from '@corro/client';
import { withdrawMachine, type WithdrawView, withdrawView } from '@corro/machines';
import { createTestApi } from '@corro/testing';
import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { useApi } from '../../../app/api.ts';
import { htmlOf, i18n, textOf } from '../../../app/rendered.fixture.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

const closed = { opener: { onPress: () => {}, onPressStart: () => {} }, dialog: null };
const addCard = { bank: closed, trc20: closed };

function Form({ view }: { view: WithdrawView }) {
  const cards = useQuery(cardsQuery(useApi()));
  const balance = useQuery(balanceQuery(useApi()));
  return (
    <WithdrawForm
      id=""
      view={view}
      send={() => {}}
      cards={cards}
      balance={balance}
      addCard={addCard}
    />
  );
}

// The minimum is 100 dollars, and only whole dollars are paid out.
it.each([
  ['0.99', 'withdraw.tooLittle', '100', ''],
  ['99.99', 'withdraw.tooLittle', '100', ''],
  ['100.00', 'withdraw.range', '100', '100'],
  ['100.99', 'withdraw.cents', '100', '100'],
  ['101.00', 'withdraw.range', '100', '101'],
] as const)('for a balance of %s it shows %s', (balance, id, min, max) => {
  const { api, clock } = createTestApi();
  const facts = { cards: [], balance, minimum: '100', heldSeconds: null };
  const input = { now: () => clock.now(), makeKey: () => '', facts, pending: null };
  const actor = createActor(withdrawMachine, { clock, input }).start();
  const form = <Form view={withdrawView(actor.getSnapshot())} />;
  const hint = textOf(i18n.t({ id }, { min, max }));
  expect(textOf(htmlOf(form, { api, clock }))).toContain(hint);
});
