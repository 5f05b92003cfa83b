// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no exports
import '@corro/stepper/style.css';
import { type Sample, Stepper } from '@corro/stepper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { assign, fromPromise, setup } from 'xstate';
import { inABox, withoutPicture } from './inABox.tsx';
import { letterMachine } from './letter.ts';

const orderMachine = setup({
  types: {
    context: {} as { readonly count: number },
    events: {} as { type: 'SET_COUNT'; count: number } | { type: 'ORDER' } | { type: 'RETRY' },
  },
  actors: { placeOrder: fromPromise(() => Promise.reject(new Error('The stepper answers.'))) },
  guards: { isFilledIn: ({ context }) => context.count > 0 },
}).createMachine({
  id: 'order',
  context: { count: 0 },
  initial: 'editing',
  states: {
    editing: {
      on: {
        SET_COUNT: { actions: assign({ count: ({ event }) => event.count }) },
        ORDER: { guard: 'isFilledIn', target: 'sending' },
      },
    },
    sending: { invoke: { id: 'placing', src: 'placeOrder', onDone: 'sent', onError: 'failed' } },
    failed: { on: { RETRY: 'sending' } },
    sent: {},
  },
});

const samples = (type: string): readonly Sample[] => {
  const event = type === 'SET_COUNT' ? { type, count: 2 } : { type };
  return [{ name: type, event }];
};

const search = {
  events: [
    { type: 'SET_COUNT', count: 2 },
    { type: 'ORDER' },
    { type: 'xstate.done.actor.placing' },
    { type: 'xstate.error.actor.placing' },
    { type: 'RETRY' },
  ],
  situation: ({ count }: { readonly count: number }) => count,
};

const guide: ComponentGuide = {
  use: 'Steps through a machine: its chart, what waits, the possible events and why others are impossible, a clock that stands still, coverage, history and context. It fills a parent with a height, and is made for the screen of a computer.',
  instead: { StateChart: 'for the chart alone' },
  keyboard: {
    Tab: 'moves through the chart and the panels',
    'Space Enter': 'press a button; the focus stays where the next event is',
    F6: 'moves the focus into the frame of a screen and back',
  },
  accessibility: {
    role: 'Each panel is a `region` with a heading.',
    name: 'Its own, such as “What waits”; the chart has the machine and its states.',
    announced: 'The current state, a refused step, and what was copied.',
    contrast: 'Words have at least 4.5 : 1 in both themes.',
    motion: 'None.',
  },
};

const meta = {
  component: Stepper,
  tags: ['autodocs'],
  // A machine refers to itself, so it cannot be an arg.
  render: (_args, { globals: { locale } }) => (
    <Stepper
      {...{ samples, search }}
      machine={orderMachine}
      locale={locale === 'es' ? 'es' : 'en'}
    />
  ),
  decorators: [inABox('100vh')],
  beforeEach: () => sessionStorage.clear(),
  parameters: {
    guide,
    docs: { story: { inline: false, height: '900px' } },
    ...withoutPicture,
    // On a narrow screen the chart is smaller, and so are its buttons. The panels have each event as
    // a larger button.
    a11y: { options: { rules: { 'target-size': { enabled: false } } } },
  },
} satisfies Meta;
export default meta;

/** Presses the button of an event, or another button of the stepper. */
const press = (name: string) => async (panels: ReturnType<typeof within>) => {
  const button = await panels.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(button);
};

/** Rows of the coverage: what was walked by hand, by the generated paths, and together. */
const shares = (panels: ReturnType<typeof within>) =>
  within(panels.getByRole('region', { name: /^(Cobertura|Coverage)$/ }))
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

export const Coverage: StoryObj = {
  play: async ({ canvas }) => {
    await press('Set count')(canvas);
    // By hand: editing. No path retries, and no guard on a path refuses.
    await waitFor(() =>
      expect(shares(canvas)).toEqual([
        [],
        ['1 de 4', '4 de 4', '4 de 4'],
        ['1 de 5', '4 de 5', '4 de 5'],
        ['0 de 2', '1 de 2', '1 de 2'],
      ]),
    );
    await userEvent.click(canvas.getByText('Nadie ha recorrido: 0 estados, 1 transición'));
    await press('Failed: Retry')(canvas);
    await waitFor(() =>
      expect(shares(canvas)).toEqual([
        [],
        ['3 de 4', '4 de 4', '4 de 4'],
        ['4 de 5', '4 de 5', '5 de 5'],
        ['1 de 2', '1 de 2', '1 de 2'],
      ]),
    );
  },
};

export const OpenedAgain: StoryObj = {
  globals: { locale: 'en' },
  render: (_args, { globals: { locale } }) => <Reopened locale={locale} />,
  play: async ({ canvas }) => {
    await press('Set count')(canvas);
    await press('Order')(canvas);
    await waitFor(() => expect(shares(canvas)[1]?.[0]).toBe('2 of 4'));
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await canvas.findByText('Now: Editing');
    await waitFor(() => expect(shares(canvas)[1]?.[0]).toBe('2 of 4'));
  },
};

/** The stepper, and a button that closes it and opens it again in the same window. */
function Reopened({ locale }: { readonly locale: unknown }) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Open again
      </button>
      <Stepper
        key={times}
        {...{ samples, search }}
        machine={orderMachine}
        locale={locale === 'es' ? 'es' : 'en'}
      />
    </>
  );
}

export const NamesAndPictures: StoryObj = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await press('Set count')(canvas);
    await userEvent.type(await canvas.findByLabelText('Name of the step'), 'Wants two{Enter}');
    const step = await canvas.findByRole('button', { name: 'Wants two — Set count (2)' });
    const png = await (await fetch(pixel)).blob();
    const file = new File([png], 'screen.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Add a picture'), file);
    await expect(await canvas.findByAltText('The screen after step 1')).toBeVisible();
    await expect(step.closest('li')).toHaveTextContent('picture');
    await expect(canvas.getByRole('button', { name: 'Copy the picture' })).toBeVisible();
    await press('Back')(canvas);
    await expect(canvas.queryByRole('img', { name: /^The screen/ })).toBeNull();
  },
};

export const TwoRuns: StoryObj = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    for (const name of ['Set count', 'Order', 'failure', 'Keep to compare', 'Back']) {
      await press(name)(canvas);
    }
    await press('success')(canvas);
    const comparison = within(canvas.getByRole('region', { name: 'Two runs side by side' }));
    await expect(comparison.getByRole('status')).toHaveTextContent(
      /first differ in step 3:.*«Failed», now «Sent»/,
    );
  },
};

export const Messages: StoryObj = {
  play: async ({ canvas }) => {
    for (const name of ['Set count', 'Order', 'falla']) await press(name)(canvas);
    await userEvent.click(canvas.getByText('Mensajes entre actores'));
    const list = within(canvas.getByRole('region', { name: 'Mensajes entre actores' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'De Fuera a Order: Set count',
      'De Fuera a Order: Order',
      'De Order a Place order: empieza',
      'De Place order a Order: Place order: falla',
    ]);
  },
};

const write = { event: { type: 'WRITE', pages: 2 } };
const onRun = fn();

/** The call waits until it is answered, and each step can be taken back. */
export const ByHand: StoryObj = {
  render: () => (
    <Stepper
      machine={letterMachine}
      samples={(type) => [{ name: type, event: type === 'WRITE' ? write.event : { type } }]}
      onRun={onRun}
    />
  ),
  play: async ({ canvas }) => {
    await press('Write')(canvas);
    await press('Sends the letter')(canvas);
    await press('success')(canvas);
    await canvas.findByText('Now: Sent · Off');
    await press('Back')(canvas);
    await canvas.findByText('Now: Sending · Off');
    await expect(onRun).toHaveBeenLastCalledWith([write, { event: { type: 'SEND' } }]);
  },
};

/** A run is plain data. The stepper starts at its end. */
export const FromARun: StoryObj = {
  render: () => <Stepper machine={letterMachine} run={[{ event: { type: 'FLIP' } }]} />,
  play: async ({ canvas }) => {
    await canvas.findByText('Now: Someone writes · On');
    await press('Start over')(canvas);
    await canvas.findByText('Now: Someone writes · Off');
  },
};

const failed = [write, { event: { type: 'SEND' } }, { answer: 'post', with: 'error' }];

/** The clock stands still: a press lets a delay run out. */
export const Delay: StoryObj = {
  render: () => <Stepper machine={letterMachine} run={failed} />,
  play: async ({ canvas }) => {
    await canvas.findByText('Now: Failed · Off');
    await press('+ 1 s')(canvas);
    await canvas.findByText(/: 4 s left$/);
    await press('Up to 10 s')(canvas);
    await canvas.findByText('Now: Sending · Off');
  },
};

/** While time passes, the stepper says where to, and is marked as busy. */
export const Busy: StoryObj = {
  render: () => <Stepper machine={letterMachine} run={failed} />,
  play: async ({ canvas }) => {
    await canvas.findByText('Now: Failed · Off');
    const state = canvas.getByRole('region', { name: 'Current state' });
    const panels = state.closest('[aria-busy]');
    await waitFor(() => expect(panels).toHaveAttribute('aria-busy', 'false'));
    const seen: unknown[] = [];
    const watcher = new MutationObserver(() => {
      const text = state.querySelector('.corro-stepper-busy')?.textContent;
      if (text !== undefined) seen.push(text, panels?.getAttribute('aria-busy'));
    });
    watcher.observe(state, { childList: true, subtree: true });
    await press('Up to 10 s')(canvas);
    await canvas.findByText('Now: Sending · Off');
    await waitFor(() => expect(panels).toHaveAttribute('aria-busy', 'false'));
    watcher.disconnect();
    await expect(seen.slice(0, 2)).toEqual(['Advancing to 10 s…', 'true']);
    await expect(state).not.toHaveTextContent('Advancing');
  },
};

/** The words of a team for its machine. */
export const OwnWords: StoryObj = {
  render: () => (
    <Stepper
      machine={letterMachine}
      locale="es"
      words={{ events: { FLIP: 'Toca el interruptor' }, states: { 'lamp.on': 'Hay luz' } }}
    />
  ),
  play: async ({ canvas }) => {
    await press('Toca el interruptor')(canvas);
    await canvas.findByText('Ahora: Someone writes · Hay luz');
  },
};

/** A refused event gives the reason; the values that the guard has read are folded below. */
export const Refused: StoryObj = {
  play: async ({ canvas }) => {
    const order = within(await canvas.findByRole('form', { name: 'Order' }));
    await expect(await order.findByText('Ahora no se cumple: is filled in.')).toBeVisible();
    const value = order.getByText('context.count = 0');
    await expect(value).not.toBeVisible();
    await userEvent.click(order.getByText('Valores comprobados'));
    await expect(value).toBeVisible();
    await expect(canvas.getByText('1 sin efecto en este estado')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Llévame ahí: Retry' })).toBeVisible();
  },
};

/** A picture of one pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
