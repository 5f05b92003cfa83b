// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no exports
import '@corro/stepper/style.css';
import { StateChart, type StateChartProps } from '@corro/stepper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type AnyStateMachine, createActor, createMachine } from 'xstate';
import { letterMachine } from './letter.ts';
import { inABox, withoutPicture } from './inABox.tsx';

const guide: ComponentGuide = {
  use: 'The chart of a machine, in a box with a height: the active states, the possible transitions, why others are impossible, and what was walked.',
  instead: { Stepper: 'for the chart with all that a tester needs around it' },
  keyboard: {
    Tab: 'moves through the tools, the canvas, and the states and transitions that can be pressed',
    'ArrowUp ArrowDown ArrowLeft ArrowRight': 'move the canvas that has the focus',
    'Space Enter': 'press a transition or a state; in the search, Enter focuses the next hit',
  },
  accessibility: {
    role: '`region`. Transitions and states are buttons in it; an impossible transition has `aria-disabled`.',
    name: 'The machine and its active states: “Chart of Door, now: Open”.',
    announced: 'What the search has found, and why a transition is impossible.',
    contrast:
      'Words have at least 4.5 : 1 and are never smaller than 11 px. An impossible transition is dashed.',
    motion: 'None.',
  },
};

interface RunningProps extends Partial<Omit<StateChartProps, 'snapshot'>> {
  readonly machine: AnyStateMachine;
}

/** The chart of an actor that runs: a press on a transition sends its event. */
function Running({ machine, onTransition, ...props }: RunningProps) {
  const [actor] = useState(() => createActor(machine).start());
  const snapshot = useSyncExternalStore(
    (tell) => {
      const subscription = actor.subscribe(tell);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  return (
    <StateChart
      {...props}
      {...{ machine, snapshot }}
      onTransition={(verdict) => {
        onTransition?.(verdict);
        actor.send(verdict.event);
      }}
    />
  );
}

const meta = {
  component: StateChart,
  tags: ['autodocs'],
  decorators: [inABox(640)],
  parameters: { guide, docs: { story: { inline: false, height: '640px' } }, ...withoutPicture },
} satisfies Meta;
export default meta;

const pressed = fn();

/** A press on a possible transition sends its event, and the chart shows where it leads. */
export const Pressed: StoryObj = {
  render: () => <Running machine={letterMachine} onTransition={pressed} />,
  play: async ({ canvas }) => {
    const before = await canvas.findByRole('region', {
      name: 'Chart of Letter, now: Someone writes, Off',
    });
    const [flip] = await within(before).findAllByRole('button', { name: 'Flip' });
    await userEvent.click(flip!);
    await canvas.findByRole('region', { name: 'Chart of Letter, now: Someone writes, On' });
    await expect(pressed).toHaveBeenCalledOnce();
  },
};

/** A press on an impossible transition says which guard refuses; its tip, what the guard has read. */
export const Blocked: StoryObj = {
  render: () => <Running machine={letterMachine} onTransition={pressed} />,
  play: async ({ canvas }) => {
    const sends = await canvas.findByRole('button', { name: /^Sends the letter/ });
    await expect(sends).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(sends);
    await canvas.findByText('Not so now: is written.');
    await expect(sends).toHaveAttribute('title', 'Not so now: is written.\ncontext.pages = 0');
    await expect(pressed).not.toHaveBeenCalled();
  },
};

/** The machine does not run yet. */
export const NotStarted: StoryObj = {
  render: () => <StateChart machine={letterMachine} snapshot={null} onTransition={pressed} />,
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('region', { name: 'Chart of Letter, not running' });
    await within(chart).findByText('Someone writes');
  },
};

const rooms = Array.from({ length: 40 }, (_room, index) => `room${index}`);

const houseMachine = createMachine({
  id: 'house',
  initial: 'room0',
  states: Object.fromEntries(
    rooms.map((room, index) => [room, { on: { NEXT: rooms[index + 1] ?? 'room0' } }]),
  ),
});

/** 40 states do not fit. The text stays readable, and the search moves the chart. */
export const FortyStates: StoryObj = {
  render: () => <Running machine={houseMachine} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Chart of House, now: Room0' });
    const search = canvas.getByRole('combobox', { name: 'Find a state' });
    await userEvent.type(search, 'room31{Enter}');
    await canvas.findByText('Room31', { selector: 'output' });
  },
};

/** Words for a state, and the chart's own words in Spanish. */
export const InSpanish: StoryObj = {
  globals: { locale: 'es' },
  render: () => (
    <Running
      machine={letterMachine}
      locale="es"
      words={{ states: { 'lamp.off': 'La lámpara está apagada' } }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', {
      name: 'Diagrama de Letter, ahora: Someone writes, La lámpara está apagada',
    });
  },
};
