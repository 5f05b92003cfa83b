import { expect, waitFor } from 'storybook/test';
import type { AppHarness } from '../../../harness/AppHarness.ts';
import type { MachineScenario, PlayContext } from '../../runner/MachineScenario.ts';
import { offScreen } from '../../runner/steps.ts';
import { closedWith } from './formFlowShows.ts';
import { callParts, type Sending } from './formFlowParts.ts';

type Text = Parameters<AppHarness['t']>;

interface Confirmation
  extends
    Pick<MachineScenario, 'machine' | 'app' | 'open'>,
    Required<Pick<Sending, 'route' | 'refusal' | 'reconcile'>> {
  readonly input: object;
  readonly button: (page: PlayContext) => HTMLElement;
  /** The message after success, when the sheet is closed. */
  readonly doneText: Text;
}

export function confirmationScenario(confirmation: Confirmation): MachineScenario {
  const { machine, app, open, input, route, refusal, reconcile, button, doneText } = confirmation;
  const { id } = machine;
  const [field] = Object.keys(input);
  const call = callParts({ id, route, refusal, reconcile });
  const busy = (isBusy: boolean) => (page: PlayContext) =>
    waitFor(() => expect(button(page).getAttribute('aria-busy') === 'true').toBe(isBusy));
  return {
    machine,
    app,
    open,
    replies: call.replies,
    automaticEvents: [],
    situation: ({ refusal: code, failure, lostCall }) => [code, failure, lostCall] as const,
    steps: {
      'confirm it': {
        event: { type: 'SUBMIT', input },
        act: (page) => page.userEvent.click(button(page)),
      },
      'edit a field': offScreen({ type: 'EDIT', field }),
      'leave a field': offScreen({ type: 'LEAVE', field, input }),
      ...call.steps,
    },
    shows: {
      editing: busy(false),
      submitting: busy(true),
      reconciling: busy(true),
      done: closedWith(...doneText),
    },
  };
}
