import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Meter } from './Meter.tsx';
import { notPictured, stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The share of a whole, as a bar beside a text with the same figure.',
  instead: {
    Percent: 'for the figure',
    PhotoField: 'has its own bar for an upload',
    Steps: 'for progress with named steps',
  },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: 'None: hidden from screen readers.',
    name: 'None: the text beside it names it.',
    contrast: 'Its border has 3 : 1, the filled part 4.5 : 1; both are visible in forced colours.',
    ...stillAndSilent,
  },
};

const meta = {
  component: Meter,
  tags: ['autodocs'],
  parameters: { guide },
  args: { percent: 62 },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { percent: 0 } };
export const All: Story = { args: { percent: 100 } };
export const Beyond: Story = {
  parameters: notPictured('Same picture as the list of all types.'),
  args: { percent: 140 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('rect')).toHaveAttribute('width', '100');
  },
};
export const BesideItsWords: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Text size={14}>62% sold</Text>
      <Meter {...args} />
    </Stack>
  ),
};
