import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The title of a page or of a part. `level` is its level in the outline, `size` its size.',
  instead: {
    Section: 'for a title together with its content',
    Header: "for a screen's title, which is its first heading",
    Text: 'for large text that is no title',
  },
  keyboard: 'None: it is text. Screen readers jump from heading to heading.',
  accessibility: {
    role: '`heading`, of its `level`.',
    name: 'Its words.',
    contrast: 'Text has at least 4.5 : 1 in both themes.',
    ...stillAndSilent,
  },
};

const meta = {
  component: Heading,
  tags: ['autodocs'],
  parameters: { guide },
  args: { level: 1, children: 'First things first' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack gap={12}>
      <Heading level={1}>Level one, 28</Heading>
      <Heading level={2}>Level two, 20</Heading>
      <Heading level={3}>Level three, 16</Heading>
      <Heading level={4}>Level four, 14</Heading>
    </Stack>
  ),
};

export const Hero: Story = { args: { size: 40, children: '25,000.00' } };

export const LongWord: Story = {
  args: { children: 'Wertpapierhandelsgeschäftsbedingungsänderungsmitteilung' },
};
