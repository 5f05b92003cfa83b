import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Drawing } from './Drawing.tsx';
import { drawings, type DrawingName } from './drawings.ts';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'What something is, in a picture, where one meets it for the first time: the introduction of a product.',
  instead: { Icon: 'for a sign of what something does', Image: 'for a picture with an address' },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: 'None: it is left out.',
    name: 'None. Say it in words beside it.',
    contrast:
      'None is needed: the words beside it say the same. Its shapes have the colours of the theme.',
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
