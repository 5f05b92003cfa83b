import {
  noVerification,
  calls,
  submittedVerification,
} from '../../../screens/real-name/realName.ts';
import { harnessOf } from '../../../harness/withApp.tsx';
import type { MachineScenario, Step } from '../../runner/MachineScenario.ts';
import { replyStep } from '../../runner/steps.ts';

export const readings = {
  none: noVerification,
  pending: submittedVerification(),
  approved: submittedVerification({ status: 'approved' }),
  rejected: submittedVerification({ status: 'rejected' }),
  unknown: submittedVerification({ status: { unknown: '7' } }),
};

/** A decision is only read of a verification that was sent, so paths go the customer's way. */
const reading = (word: keyof typeof readings, status: unknown = word): Step => ({
  event: { type: 'STATUS', status },
  when: (snapshot) => !snapshot.matches('none'),
  act: async (page) => {
    // Not awaited: the next line answers the call of the refresh.
    void harnessOf(page).refresh();
    await replyStep(calls.state, readings[word])(page);
  },
});

export const statusSteps: MachineScenario['steps'] = {
  'it is under review': reading('pending'),
  'it is approved': reading('approved'),
  'it is rejected': reading('rejected'),
  'its status is unknown': reading('unknown', { unknown: '7' }),
  'it is to be done again': reading('none'),
};
