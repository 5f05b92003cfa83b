import { answer, challengeRefusal } from '@corro/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { buttonOf, says, send, type VisitorForm } from './form.ts';
import { scenario, harnessOf } from './withApp.tsx';

/** The first call is answered with a challenge; the device solves it and repeats the call. */
export function checkingStory(form: VisitorForm): StoryObj {
  const { at, route } = form;
  return {
    parameters: scenario({
      at,
      upstream: { [route]: [answer.refusal(challengeRefusal), answer.stall()] },
    }),
    play: async (context) => {
      await send(context, form, form.filled);
      await says(context, 'login.checking');
      const button = buttonOf(context, 'login.checking');
      await expect(button).toHaveAttribute('aria-busy', 'true');
      const { upstream } = harnessOf(context);
      await waitFor(() => expect(upstream.callsTo(route)).toHaveLength(2));
      await expect(upstream.callsTo(route)[1]?.body).toHaveProperty('challenge');
    },
  };
}
