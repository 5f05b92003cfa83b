import { harnessOf } from '../../../screens/withApp.tsx';
import type { MachineScenario } from '../../runner/MachineScenario.ts';
import { offScreen } from '../../runner/pathRunner.ts';
import type { OrderFlowScenario } from './OrderFlowScenario.ts';
import { refused } from './placing.ts';
import { pressStep } from '../../runner/pressStep.ts';
import { leaveStep } from './leaveStep.ts';

type Steps = MachineScenario['steps'];

export const networkSteps: Steps = {
  'go offline': {
    event: { type: 'OFFLINE' },
    act: async (page) => harnessOf(page).setOnline(false),
    when: ({ context }) => context.online === true,
  },
  'come online': {
    event: { type: 'ONLINE' },
    act: async (page) => harnessOf(page).setOnline(true),
    when: ({ context }) => context.online === false,
  },
};

/** Out of the review by closing it, and back from a refusal. */
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

/** What is reviewed changes, and is accepted. */
export function movingSteps({ moving }: Pick<OrderFlowScenario, 'moving'>): Steps {
  if (moving === undefined) return { accept: offScreen({ type: 'ACCEPT', terms: {} }) };
  const { facts, tell, terms, accept } = moving;
  return {
    'terms move': { event: { type: 'FACTS', facts }, act: tell },
    accept: { event: { type: 'ACCEPT', terms }, act: accept },
  };
}

/** The customer turns out to have no code, and sets one. */
export function codeSteps({ id, place, code }: OrderFlowScenario): Steps {
  if (code === undefined) return { 'set a code': offScreen({ type: 'CODE_SET' }) };
  const lacking = 'no-transaction-code';
  return {
    'there is no code': refused({ id, place }, lacking),
    'set a code': {
      event: { type: 'CODE_SET' },
      act: code.set,
      when: ({ context }) => context.refusal?.code === lacking,
    },
  };
}
