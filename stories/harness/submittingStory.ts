import { answer } from '@corro/testing';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buttonIn } from './orderSheet.ts';
import { harnessOf, scenario } from './withApp.tsx';

/** Confirms an order, then taps again and presses Enter while its call is pending. */
export const submittingStory = (
  confirm: (context: StoryContext) => Promise<void>,
  route: string,
  body: object,
): StoryObj => ({
  name: 'sends one call for two taps and Enter',
  parameters: scenario({ upstream: { [route]: answer.stall() } }),
  play: async (context) => {
    await confirm(context);
    await context.userEvent.click(await buttonIn(context, 'ticket.submitting'));
    await context.userEvent.keyboard('{Enter}');
    const calls = harnessOf(context).upstream.callsTo(route);
    await expect(calls.map((call) => call.body)).toEqual([body]);
  },
});
