// oxlint-disable import/no-unassigned-import -- a style sheet has no exports
import '@corro/stepper/style.css';
import { StateChart } from '@corro/stepper';
import { useMachine } from '@xstate/react';
import { machine } from './machine';

export function Chart() {
  const [snapshot, send] = useMachine(machine);
  return <StateChart {...{ machine, snapshot }} onTransition={({ event }) => send(event)} />;
}
