import { transactionCodeMachine } from '@corro/machines';
import { answer } from '@corro/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { codeRoute, openSetup, withoutCode } from '../../screens/dealCode.ts';
import { field, says, type, upstream } from '../../screens/dealScene.ts';
import { buttonIn } from '../../screens/orderSheet.ts';
import { stageOf } from '../../screens/withApp.tsx';
import type { Exhibit, Hands, Step } from '../walk/Exhibit.ts';
import { replying } from '../walk/walk.ts';

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

const typing = (name: string, text: string) => async (hands: Hands) => {
  await waitFor(() => field(name));
  await type(hands, name, text);
};

const confirm = (confirmation: string): Step => ({
  event: { type: 'CONFIRM', code, confirmation },
  act: typing('confirmation', confirmation),
});

export const transactionCode: Exhibit = {
  machine: transactionCodeMachine,
  scene: { at: '/qip', upstream: { ...upstream, ...withoutCode } },
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
      act: async (hands) => {
        const { t } = stageOf(hands);
        const names = new Set([t('code.again'), t('shell.retry')]);
        const again = screen.getAllByRole('button', { name: (name) => names.has(name) }).at(-1);
        if (again !== undefined) await hands.userEvent.click(again);
      },
    },
    'the password is asked for': {
      event: {
        type: saved,
        output: { kind: 'refused', code: 'password-required', values: {} },
      },
      act: replying(codeRoute, saving.passwordRequired),
    },
    'the password is wrong': {
      event: { type: saved, output: { kind: 'refused', code: 'wrong-password', values: {} } },
      act: replying(codeRoute, saving.wrongPassword),
      when: ({ context }) => context.needsPassword,
    },
    'type in the password': { event: { type: 'EDIT' }, act: typing('password', password) },
    'send the password': {
      event: { type: 'AUTHENTICATE', code, password },
      act: async (hands) => {
        await typing('password', password)(hands);
        await hands.userEvent.keyboard('{Enter}');
      },
    },
    'send no password': {
      event: { type: 'AUTHENTICATE', code, password: '' },
      act: async (hands) => {
        await hands.userEvent.clear(field('password'));
        await hands.userEvent.click(field('password'));
        await hands.userEvent.keyboard('{Enter}');
      },
    },
    'the code is set': {
      event: { type: saved, output: { kind: 'done', value: null } },
      act: replying(codeRoute, saving.done),
    },
    'the code is refused': {
      event: {
        type: saved,
        output: { kind: 'refused', code: 'invalid-transaction-code', values: {} },
      },
      act: replying(codeRoute, saving.refused),
    },
    'no clear answer': {
      event: { type: saved, output: { kind: 'failed', failure: 'protocol' } },
      act: replying(codeRoute, saving.unclear),
    },
  },
  told: [],
  situation: ({ problems, refusal, failure, uncertain, needsPassword }) =>
    [problems, refusal, failure, uncertain, needsPassword] as const,
  shows: {
    entering: (hands) => says(hands, 'code.text'),
    confirming: (hands) => says(hands, 'code.confirmText'),
    authenticating: (hands) => says(hands, 'code.passwordText'),
    saving: async (hands) => {
      const name = stageOf(hands).t('code.saving');
      const button = await screen.findByRole('button', { name });
      await expect(button).toHaveAttribute('aria-busy', 'true');
    },
    refused: (hands) => says(hands, 'hint.invalid-transaction-code'),
    failed: (hands) => says(hands, 'code.unknown'),
    // Back in the order that was waiting for it.
    saved: async (hands) => {
      await says(hands, 'code.saved');
      await expect(await buttonIn(hands, 'ticket.confirm.buy')).toBeVisible();
    },
  },
};
