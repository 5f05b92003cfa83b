import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { notPictured, stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Words that are read aloud and not seen: the heading of a screen that shows its name otherwise.',
  instead: {
    Spoken: 'to say something else than what is seen',
    Text: 'for anything that may be visible',
  },
  keyboard: 'None: it is text. Put nothing in it that takes the focus.',
  accessibility: {
    role: 'That of the element in `as`: none for `span` and `div`, `heading` for `h1` and `h2`.',
    name: 'It is itself a name or a text for others.',
    contrast: 'Not seen.',
    ...stillAndSilent,
  },
};

const meta = {
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: { guide },
  args: { as: 'h1', children: 'Heard, not seen' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Heard: StoryObj<typeof meta> = {
  parameters: notPictured('Shows nothing.'),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Heard, not seen' });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
