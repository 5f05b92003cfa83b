import { passkeyConfirmationMachine } from '@corro/machines';
import { answer } from '@corro/testing';
import { screen, waitFor } from 'storybook/test';
import {
  passkeysExtension,
  credential,
  device,
  listPasskeys,
  listRoute,
  options,
  phone,
  press,
  withdrawOptionsRoute,
} from '../../screens/passkeys/passkeys.ts';
import { configRoute } from '../../harness/operatorConfig.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import { at, bank, review, upstream, withdrawRoute } from '../../screens/withdraw/withdrawing.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { endSteps, outcome } from '../runner/steps.ts';
import { sheetButtonIs } from './formFlow/formFlowShows.ts';

const signed = `xstate.done.actor.0.${passkeyConfirmationMachine.id}.signing`;
const asked = {
  done: options,
  refused: answer.refusal('unknown-passkey'),
  unclear: answer.html(502),
};

export const passkeyConfirmation: MachineScenario = {
  machine: passkeyConfirmationMachine,
  app: {
    at,
    passkeys: device,
    upstream: {
      ...upstream,
      [configRoute]: passkeysExtension,
      [listRoute]: listPasskeys(phone),
      [withdrawRoute]: answer.refusal('passkey-rejected'),
    },
  },
  open: async (page) => {
    await review(page);
    await buttonIn(page, 'passkeys.confirm');
  },
  replies: { [withdrawOptionsRoute]: asked },
  automaticEvents: [],
  situation: ({ refusal, failure }) => [refusal, failure] as const,
  steps: {
    'confirm by a passkey': {
      event: { type: 'ASK', terms: { cardId: bank.id, cardVersion: bank.version, amount: '250' } },
      act: (page) => press(page, 'passkeys.confirm'),
    },
    ...endSteps(signed, withdrawOptionsRoute, {
      'it is signed': [outcome.done(credential), asked.done],
      'it is refused': [outcome.refused('unknown-passkey'), asked.refused],
      'no clear answer': [outcome.unclear, asked.unclear],
    }),
  },
  shows: {
    'ready.idle': sheetButtonIs('passkeys.confirm'),
    'ready.refused': (page) => sheetSays(page, 'hint.unknown-passkey'),
    'ready.failed': (page) => sheetSays(page, 'error.server.text'),
    signing: async (page) => {
      await waitFor(() => screen.getByRole('dialog'));
      await sheetButtonIs('passkeys.prompting', true)(page);
    },
  },
};
