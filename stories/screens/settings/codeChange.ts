import { answer } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { customer, field, infoRoute, says, type } from '../../harness/offerScenario.ts';
import { codeRoute } from '../../harness/offerCode.ts';
import { configRoute, operatorConfig } from '../../harness/operatorConfig.ts';
import { buttonIn } from '../../harness/orderSheet.ts';
import { harnessOf, scenario } from '../../harness/withApp.tsx';
import { buttonOf } from '../../harness/form.ts';

const announced = (value: string) => ({
  [configRoute]: operatorConfig({ tag: 'extensions', value }),
});

/**
 * A customer with a transaction code, on a server that lets customers change and recover their
 * codes.
 */
export const changeable = {
  ...announced('code.change, code.recover'),
  [infoRoute]: customer(true),
};

/** The same customer on a server that lets no customer recover a code. */
export const unrecoverable = { ...changeable, ...announced('code.change') };

export const codeless = { ...changeable, [infoRoute]: customer(false) };

/** The settings; `script` replaces or adds answers. */
export const codeChangeScenario = (script: Parameters<typeof scenario>[0]['upstream'] = {}) =>
  scenario({ at: '/settings', upstream: { ...changeable, ...script } });

export const codeChangeRefusal = (code: string) =>
  codeChangeScenario({ [codeRoute]: answer.refusal(code) });

export async function openChange(context: StoryContext): Promise<void> {
  await waitFor(() => expect(buttonOf(context, 'forgot.code')).toBeVisible());
  await context.userEvent.click(buttonOf(context, 'forgot.code'));
  await says(context, 'code.change.text');
}

/** Enters the new code; the next step asks for the current code and the password. */
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
