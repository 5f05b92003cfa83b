import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './Steps.tsx';

const guide: ComponentGuide = {
  use: 'The progress of something, one step below the other: done, in progress, upcoming, failed, or ended without a failure.',
  instead: {
    Summary: 'for the parts of something',
    Stamp: 'for a status in one word',
    Meter: 'for a share',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: '`list` of `listitem`s; the step in progress has `aria-current="step"`.',
    name: '`label` names the list; screen readers read `stateLabel` after each step.',
    announced: 'Nothing. Announce a change in words where it happens.',
    contrast:
      'Text has at least 4.5 : 1, marks 3 : 1. Each state has its own icon and weight in addition to its colour.',
    motion: 'None.',
  },
};

const meta = {
  component: Steps,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Your deposit',
    steps: [
      { label: 'Requested', state: 'done', stateLabel: 'done', detail: '15:30' },
      { label: 'In progress', state: 'current', stateLabel: 'under way' },
      { label: 'Completed', state: 'upcoming', stateLabel: 'to come' },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your deposit' })).toBeVisible();
    const current = canvas.getAllByRole('listitem')[1];
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(current).toHaveTextContent('In progress: under way');
  },
};
export const Done: Story = {
  args: {
    steps: [
      { label: 'Requested', state: 'done', stateLabel: 'done' },
      { label: 'In progress', state: 'done', stateLabel: 'done' },
      { label: 'Completed', state: 'done', stateLabel: 'done' },
    ],
  },
};
export const Failed: Story = {
  args: {
    steps: [
      { label: 'Requested', state: 'done', stateLabel: 'done' },
      { label: 'Failed', state: 'failed', stateLabel: 'failed', detail: 'Nothing was charged.' },
    ],
  },
};
/** Cancelled by the customer, without a fault. */
export const Ended: Story = {
  args: {
    steps: [
      { label: 'Requested', state: 'done', stateLabel: 'done' },
      { label: 'Cancelled', state: 'ended', stateLabel: 'ended', detail: 'Nothing was charged.' },
    ],
  },
};
export const LongWords: Story = {
  globals: { textSize: 'double' },
  args: {
    steps: [
      {
        label: 'Auszahlungsbearbeitungsbestätigung',
        state: 'current',
        stateLabel: 'läuft',
        detail: 'Überweisungsauftragsbestätigungsnummer',
      },
      { label: 'Abgeschlossen', state: 'upcoming', stateLabel: 'ausstehend' },
    ],
  },
};
