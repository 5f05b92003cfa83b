import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './Steps.guide.ts';
import { Steps } from './Steps.tsx';

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
