import { answer } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { customer, field, infoRoute, says, type } from '../../harness/dealScenario.ts';
import { codeRoute } from '../../harness/dealCode.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { buttonIn } from '../../harness/orderSheet.ts';
import { harnessOf, scenario } from '../../harness/withApp.tsx';
import { buttonOf } from '../../harness/form.ts';

const announced = (value: string) => ({
  [configRoute]: operatorConfig({ tag: 'extensions', value }),
});

/** What the upstream of a customer with a code answers that lets it be changed, and recovered. */
export const changeable = {
  ...announced('code.change, code.recover'),
  [infoRoute]: customer(true),
};

/** As above, of an operator who lets no code be recovered. */
export const unrecoverable = { ...changeable, ...announced('code.change') };

export const codeless = { ...changeable, [infoRoute]: customer(false) };

/** The settings over an upstream that answers the change so. */
export const codeChangeScenario = (script: Parameters<typeof scenario>[0]['upstream'] = {}) =>
  scenario({ at: '/settings', upstream: { ...changeable, ...script } });

export const codeChangeRefusal = (code: string) =>
  codeChangeScenario({ [codeRoute]: answer.refusal(code) });

export async function openChange(context: StoryContext): Promise<void> {
  await waitFor(() => expect(buttonOf(context, 'forgot.code')).toBeVisible());
  await context.userEvent.click(buttonOf(context, 'forgot.code'));
  await says(context, 'code.change.text');
}

/** Chooses the new code: what follows asks who it is. */
export async function choose(context: StoryContext): Promise<void> {
  await openChange(context);
  await waitFor(() => expect(field('code')).toHaveFocus());
  await type(context, 'code', '135791');
  await waitFor(() => expect(field('confirmation')).toHaveFocus());
  await type(context, 'confirmation', '135791');
  await says(context, 'code.change.secrets');
  await waitFor(() => expect(field('currentCode')).toHaveFocus());
}

export async function change(context: StoryContext): Promise<void> {
  await choose(context);
  await type(context, 'currentCode', '246810');
  await type(context, 'password', 'secret-1');
  await context.userEvent.keyboard('{Enter}');
}

export async function forget(context: StoryContext): Promise<void> {
  await choose(context);
  await context.userEvent.click(await buttonIn(context, 'code.forgotten'));
  await says(context, 'code.recover.text');
}

export const sentCodes = (context: StoryContext) =>
  harnessOf(context)
    .upstream.callsTo(codeRoute)
    .map(({ body }) => body);
