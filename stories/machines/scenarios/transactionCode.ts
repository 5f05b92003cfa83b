import { transactionCodeMachine } from '@corro/machines';
import { answer } from '@corro/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { codeRoute, openSetup, withoutCode } from '../../harness/offerCode.ts';
import { field, says, type, upstream } from '../../harness/offerScenario.ts';
import { harnessOf } from '../../harness/withApp.tsx';
import type { MachineScenario, PlayContext, Step } from '../runner/MachineScenario.ts';
import { endSteps, offScreen, outcome } from '../runner/steps.ts';

const code = '135791';
const saved = `xstate.done.actor.0.${transactionCodeMachine.id}.saving`;
const saving = {
  done: answer.ok(),
  refused: answer.refusal('invalid-transaction-code'),
  unclear: answer.html(502),
  passwordRequired: answer.refusal('password-required'),
  wrongPassword: answer.refusal('wrong-password'),
};
const password = 'secret-1';

const typing = (name: string, text: string) => async (page: PlayContext) => {
  await waitFor(() => field(name));
  await type(page, name, text);
};

const confirm = (confirmation: string): Step => ({
  event: { type: 'CONFIRM', code, confirmation },
  act: typing('confirmation', confirmation),
});

export const transactionCode: MachineScenario = {
  machine: transactionCodeMachine,
  app: { at: '/qip', upstream: { ...upstream, ...withoutCode } },
  open: openSetup,
  replies: { [codeRoute]: saving },
  steps: {
    'type six digits': { event: { type: 'ENTER', code }, act: typing('code', code) },
    'type fewer': { event: { type: 'ENTER', code: '1357' }, act: typing('code', '1357') },
    'go on without all digits': {
      event: { type: 'ASK' },
      act: ({ userEvent }) => userEvent.keyboard('{Enter}'),
    },
    'type six that are easy to guess': {
      event: { type: 'ENTER', code: '123456' },
      act: typing('code', '123456'),
    },
    'confirm the same': confirm(code),
    'confirm another': confirm('135790'),
    'start again': {
      event: { type: 'BACK' },
      act: async (page) => {
        const { t } = harnessOf(page);
        const names = new Set([t('code.again'), t('shell.retry')]);
        const again = screen.getAllByRole('button', { name: (name) => names.has(name) }).at(-1);
        if (again !== undefined) await page.userEvent.click(again);
      },
    },
    ...endSteps(saved, codeRoute, {
      'the password is asked for': [outcome.refused('password-required'), saving.passwordRequired],
    }),
    ...endSteps(
      saved,
      codeRoute,
      {
        'the password is wrong': [outcome.refused('wrong-password'), saving.wrongPassword],
      },
      ({ context }) => context.needsPassword,
    ),
    'type in the password': { event: { type: 'EDIT' }, act: typing('password', password) },
    'send the password': {
      event: { type: 'AUTHENTICATE', code, password, currentCode: null },
      act: async (page) => {
        await typing('password', password)(page);
        await page.userEvent.keyboard('{Enter}');
      },
    },
    'send no password': {
      event: { type: 'AUTHENTICATE', code, password: '', currentCode: null },
      act: async (page) => {
        await page.userEvent.clear(field('password'));
        await page.userEvent.click(field('password'));
        await page.userEvent.keyboard('{Enter}');
      },
    },
    // This scenario sets a first transaction code, so the customer has no present code to forget.
    // The stories of the settings change a code.
    'forget the present code': offScreen({ type: 'FORGET', isForgotten: true }),
    ...endSteps(saved, codeRoute, {
      'the code is set': [outcome.done(), saving.done],
      'the code is refused': [outcome.refused('invalid-transaction-code'), saving.refused],
      'no clear answer': [outcome.unclear, saving.unclear],
    }),
  },
  automaticEvents: [],
  situation: ({ problems, refusal, failure, hasLostCall, needsPassword }) =>
    [problems, refusal, failure, hasLostCall, needsPassword] as const,
  shows: {
    entering: (page) => says(page, 'code.text'),
    confirming: (page) => says(page, 'code.confirmText'),
    authenticating: (page) => says(page, 'code.passwordText'),
    saving: async (page) => {
      const name = harnessOf(page).t('code.saving');
      const button = await screen.findByRole('button', { name });
      await expect(button).toHaveAttribute('aria-busy', 'true');
    },
    refused: (page) => says(page, 'hint.invalid-transaction-code'),
    failed: (page) => says(page, 'code.unknown'),
    // The customer returns to the order that needs the code.
    saved: async (page) => {
      await says(page, 'code.saved');
      await waitFor(() => expect(field('code')).toBeEnabled());
    },
  },
};
