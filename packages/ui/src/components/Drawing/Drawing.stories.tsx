import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Drawing } from './Drawing.tsx';
import { drawings, type DrawingName } from './drawings.ts';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A picture of what something is, shown at the first encounter: the introduction of a product.',
  instead: { Icon: 'for an icon of an action', Image: 'for a picture with a URL' },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: 'None: it is hidden from screen readers.',
    name: 'None. Put the same information in text beside it.',
    contrast:
      'No requirement: the text beside it says the same. Its shapes have the colours of the theme.',
    ...stillAndSilent,
  },
};

const meta = {
  component: Drawing,
  tags: ['autodocs'],
  parameters: { guide },
  args: { name: 'ipo' },
} satisfies Meta<typeof Drawing>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(drawings) as DrawingName[];

export const All: Story = {
  render: () => (
    <Stack>
      {names.map((name) => (
        <Drawing key={name} name={name} />
      ))}
    </Stack>
  ),
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('svg')).toHaveLength(7),
};
