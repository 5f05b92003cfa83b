import type { ScriptedAnswer } from '@corro/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { harnessOf } from '../../../screens/withApp.tsx';
import type { MachineScenario, PlayContext } from '../../runner/MachineScenario.ts';
import { offScreen } from '../../runner/pathRunner.ts';
import { reconcilingParts, sendingParts } from './formFlowParts.ts';

type Text = Parameters<ReturnType<typeof harnessOf>['t']>;

/** What differs between calls that the customer only confirms. */
interface Confirmation extends Pick<MachineScenario, 'machine' | 'app' | 'open'> {
  readonly input: object;
  /** `METHOD /path` of the call, and the code of a refusal. */
  readonly route: string;
  readonly refusal: string;
  /** The call that tells whether it was done, where its answer was lost. */
  readonly reconcile: {
    readonly route: string;
    readonly found: ScriptedAnswer;
    readonly absent: ScriptedAnswer;
  };
  readonly button: (page: PlayContext) => HTMLElement;
  /** What is said once it is done, in place of the sheet. */
  readonly doneText: Text;
}

/** The machine of a call that is only confirmed, on its screen. */
export function confirmationScenario(confirmation: Confirmation): MachineScenario {
  const { machine, app, open, input, route, refusal, reconcile, button, doneText } = confirmation;
  const { id } = machine;
  const [field] = Object.keys(input);
  const sending = sendingParts({ id, route, refusal });
  const looking = reconcilingParts({ id, route: reconcile.route }, reconcile);
  const busy = (isBusy: boolean) => async (page: PlayContext) => {
    await waitFor(() => expect(button(page).getAttribute('aria-busy') === 'true').toBe(isBusy));
  };
  return {
    machine,
    app,
    open,
    replies: {
      ...looking.replies,
      [route]: { ...sending.replies[route], ...looking.replies[route] },
    },
    automaticEvents: [],
    situation: ({ refusal: code, failure, uncertain }) => [code, failure, uncertain] as const,
    steps: {
      'confirm it': {
        event: { type: 'SUBMIT', input },
        act: async (page) => {
          await page.userEvent.click(button(page));
        },
      },
      'edit a field': offScreen({ type: 'EDIT', field }),
      'leave a field': offScreen({ type: 'LEAVE', field, input }),
      ...sending.steps,
      ...looking.steps,
    },
    shows: {
      editing: busy(false),
      submitting: busy(true),
      reconciling: busy(true),
      done: async (page) => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        const text = harnessOf(page).t(...doneText);
        await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
      },
    },
  };
}
