import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checklist } from './Checklist.tsx';

const guide: ComponentGuide = {
  use: 'The conditions of an entry, ticked as they are met: the rules of a new password.',
  instead: {
    Steps: 'for steps in a fixed order',
    ChoiceList: 'to choose one of several',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: '`list` of `listitem`s.',
    name: '`label` names the list; screen readers read `stateLabel` after each condition.',
    announced:
      'Nothing, because each keystroke would be announced. The field announces what is still wrong.',
    contrast:
      'Text has at least 4.5 : 1, ticks 3 : 1. A tick is a shape in addition to its colour.',
    motion: 'None. A tick moves nothing else.',
  },
};

const rules = ['At least 6 characters', 'Hard to guess', 'Typed twice the same'];
const items = (met: number) =>
  rules.map((label, at) => ({
    label,
    met: at < met,
    stateLabel: at < met ? 'met' : 'not yet',
  }));

const meta = {
  component: Checklist,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Your password', items: items(0) },
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneMet: Story = {};
export const SomeMet: Story = {
  args: { items: items(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your password' })).toBeVisible();
    const [first, , last] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('At least 6 characters: met');
    await expect(last).toHaveTextContent('Typed twice the same: not yet');
  },
};
export const LongWords: Story = {
  globals: { textSize: 'double' },
  args: {
    items: [
      { label: 'Passwortwiederholungsübereinstimmung', met: true, stateLabel: 'erfüllt' },
      { label: 'Mindestens 6 Zeichen', met: false, stateLabel: 'offen' },
    ],
  },
};
