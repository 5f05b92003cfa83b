import { answer } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answerWaiting } from '../../machines/runner/script.ts';
import { notPictured } from '../../pictures/modes.ts';
import { codeRoute } from '../../harness/offerCode.ts';
import { customer, field, infoRoute, says, type } from '../../harness/offerScenario.ts';
import { buttonOf } from '../../harness/form.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { buttonIn } from '../../harness/orderSheet.ts';
import { harnessOf, screenMeta, scenario } from '../../harness/withApp.tsx';
import {
  change,
  codeChangeScenario,
  choose,
  codeless,
  forget,
  codeChangeRefusal,
  sentCodes,
  unrecoverable,
} from './codeChange.ts';

export default {
  title: 'Account/Settings/Transaction code',
  id: 'screens-settings-transactioncode',
  ...screenMeta(codeChangeScenario()),
};
type Story = StoryObj;

const closes = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const NotOffered: Story = {
  name: 'offers no change if the server does not announce it',
  parameters: {
    ...scenario({
      at: '/settings',
      upstream: {
        [infoRoute]: customer(true),
        [configRoute]: operatorConfig({ tag: 'extensions', value: 'sessions' }),
      },
    }),
    ...notPictured('Same picture as the settings at rest.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    // The rows of all extensions appear together, so the missing row will not come later.
    await expect(
      await context.canvas.findByRole('link', { name: new RegExp(`^${t('route.sessions')}`) }),
    ).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('forgot.code') })).toBeNull();
  },
};

export const FirstCode: Story = {
  name: 'sets the first code without requesting a present one',
  parameters: {
    ...scenario({ at: '/settings', upstream: { ...codeless, [codeRoute]: answer.ok() } }),
    ...notPictured('Same picture as the sheet of an order that needs a code.'),
  },
  play: async (context) => {
    await waitFor(() => expect(buttonOf(context, 'forgot.code')).toBeVisible());
    await context.userEvent.click(buttonOf(context, 'forgot.code'));
    await says(context, 'code.text');
    await waitFor(() => expect(field('code')).toHaveFocus());
    await type(context, 'code', '135791');
    await waitFor(() => expect(field('confirmation')).toHaveFocus());
    await type(context, 'confirmation', '135791');
    await says(context, 'code.saved');
    await closes();
    await expect(sentCodes(context)).toEqual([
      { fund_code_new: '135791', type: 'transaction', is_first: true },
    ]);
  },
};

export const Authenticating: Story = { play: choose };

export const CurrentCodeWrong: Story = {
  parameters: codeChangeRefusal('wrong-authorization-password'),
  play: async (context) => {
    await change(context);
    await says(context, 'hint.wrong-authorization-password');
  },
};

export const Changed: Story = {
  parameters: {
    ...codeChangeScenario(),
    ...notPictured('“Recovered” pictures this message.'),
  },
  play: async (context) => {
    const harness = harnessOf(context);
    harness.upstream.hold(codeRoute);
    await change(context);
    await says(context, 'code.saving');
    await answerWaiting(harness, codeRoute, answer.ok());
    await says(context, 'code.changed');
    await closes();
    await expect(sentCodes(context)).toEqual([
      {
        fund_code_new: '135791',
        type: 'transaction',
        is_first: false,
        password: 'secret-1',
        fund_code: '246810',
      },
    ]);
  },
};

export const ProbablyChanged: Story = {
  name: 'says after a lost answer that the code has probably changed',
  parameters: codeChangeScenario({
    [codeRoute]: [answer.html(502), answer.refusal('wrong-authorization-password')],
  }),
  play: async (context) => {
    await change(context);
    await context.userEvent.click(await buttonIn(context, 'shell.retry'));
    await says(context, 'code.change.text');
    await type(context, 'code', '135791');
    await waitFor(() => expect(field('confirmation')).toHaveFocus());
    await type(context, 'confirmation', '135791');
    await waitFor(() => expect(field('currentCode')).toHaveFocus());
    await type(context, 'currentCode', '246810');
    await type(context, 'password', 'secret-1');
    await context.userEvent.keyboard('{Enter}');
    await says(context, 'code.probablyChanged');
  },
};

export const Remembered: Story = {
  name: 'asks for the present code again',
  parameters: notPictured('Same picture as the form for the present code.'),
  play: async (context) => {
    await forget(context);
    await context.userEvent.click(await buttonIn(context, 'code.known'));
    await says(context, 'code.change.secrets');
  },
};

export const Recovered: Story = {
  parameters: codeChangeScenario({ [codeRoute]: answer.ok() }),
  play: async (context) => {
    await forget(context);
    await type(context, 'password', 'secret-1');
    await context.userEvent.keyboard('{Enter}');
    await says(context, 'code.recovered');
    await closes();
    await expect(sentCodes(context)).toEqual([
      { fund_code_new: '135791', type: 'transaction', is_first: false, password: 'secret-1' },
    ]);
  },
};

export const NotRecoverable: Story = {
  name: 'asks for the present code if the upstream cannot recover it',
  parameters: scenario({ at: '/settings', upstream: unrecoverable }),
  play: async (context) => {
    await choose(context);
    const { t } = harnessOf(context);
    await expect(screen.queryByRole('button', { name: t('code.forgotten') })).toBeNull();
  },
};
