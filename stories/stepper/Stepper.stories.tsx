// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no exports
import '@corro/stepper/style.css';
import { type Sample, Stepper } from '@corro/stepper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { assign, fromPromise, setup } from 'xstate';

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

const meta: Meta = {
  // A machine refers to itself, so it cannot be an arg.
  render: (_args, { globals: { locale } }) => (
    <Stepper
      {...{ samples, search }}
      machine={orderMachine}
      locale={locale === 'es' ? 'es' : 'en'}
    />
  ),
  decorators: [
    (Story): ReactElement => (
      <div style={{ height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  // The worker lays the chart out in its own time, so two pictures may differ.
  parameters: { chromatic: { disableSnapshot: true, because: 'The chart is laid out late.' } },
};
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
    // By hand: the machine itself, and editing. No path retries, and no guard on a path refuses.
    await waitFor(() =>
      expect(shares(canvas)).toEqual([
        [],
        ['2 de 5', '5 de 5', '5 de 5'],
        ['1 de 5', '4 de 5', '4 de 5'],
        ['0 de 2', '1 de 2', '1 de 2'],
      ]),
    );
    await userEvent.click(canvas.getByText('Nadie ha recorrido: 0 estados, 1 transición'));
    await press('Failed: Retry')(canvas);
    await waitFor(() =>
      expect(shares(canvas)).toEqual([
        [],
        ['4 de 5', '5 de 5', '5 de 5'],
        ['4 de 5', '4 de 5', '5 de 5'],
        ['1 de 2', '1 de 2', '1 de 2'],
      ]),
    );
  },
};

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

/** A picture of one pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
