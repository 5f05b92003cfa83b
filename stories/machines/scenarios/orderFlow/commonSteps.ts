import { expect, screen, waitFor } from 'storybook/test';
import type { Sentence } from '../../../harness/form.ts';
import { harnessOf } from '../../../harness/withApp.tsx';
import type { MachineScenario, Step } from '../../runner/MachineScenario.ts';
import { offScreen, press, pressStep } from '../../runner/steps.ts';
import type { OrderFlowScenario } from './OrderFlowScenario.ts';
import { refuseOrder } from './placing.ts';

type Steps = MachineScenario['steps'];

/** Presses a button that closes the sheet, then opens the form again if the sheet contained it. */
export const leaveStep =
  (sentence: Sentence, reopen: Step['act'] | undefined): Step['act'] =>
  async (page) => {
    await press(page, sentence);
    if (reopen === undefined) return;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reopen(page);
  };

export const networkSteps: Steps = {
  'go offline': {
    event: { type: 'OFFLINE' },
    act: async (page) => harnessOf(page).setOnline(false),
    when: ({ context }) => context.isOnline === true,
  },
  'come online': {
    event: { type: 'ONLINE' },
    act: async (page) => harnessOf(page).setOnline(true),
    when: ({ context }) => context.isOnline === false,
  },
};

/** Steps back to the form: from the review by closing it, and from a refusal. */
export function backSteps({ change, reopen }: Pick<OrderFlowScenario, 'change' | 'reopen'>): Steps {
  return {
    'back from the review': {
      event: { type: 'BACK' },
      act: leaveStep('shell.close', reopen),
      when: (snapshot) => snapshot.matches('reviewing'),
    },
    'back to the form': {
      event: { type: 'BACK' },
      act: pressStep(change),
      when: (snapshot) => snapshot.matches('refused'),
    },
  };
}

/** The reviewed terms change, and the customer accepts them. */
export function movingSteps({ moving }: Pick<OrderFlowScenario, 'moving'>): Steps {
  if (moving === undefined) return { accept: offScreen({ type: 'ACCEPT', terms: {} }) };
  const { facts, tell, terms, accept } = moving;
  return {
    'terms move': { event: { type: 'FACTS', facts }, act: tell },
    accept: { event: { type: 'ACCEPT', terms }, act: accept },
  };
}

/** The order is refused because the customer has no transaction code; the customer sets one. */
export function codeSteps({ id, place, code }: OrderFlowScenario): Steps {
  if (code === undefined) return { 'set a code': offScreen({ type: 'CODE_SET' }) };
  const lacking = 'no-transaction-code';
  return {
    'there is no code': refuseOrder({ id, place }, lacking),
    'set a code': {
      event: { type: 'CODE_SET' },
      act: code.set,
      when: ({ context }) => context.refusal?.code === lacking,
    },
  };
}
