import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { notPictured, stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Text that is read aloud and not visible, such as the heading of a screen that shows its name in another way.',
  instead: {
    Spoken: 'to read something other than what is visible',
    Text: 'for anything that may be visible',
  },
  keyboard: 'None: it is text. Do not put focusable elements in it.',
  accessibility: {
    role: 'That of the element in `as`: none for `span` and `div`, `heading` for `h1` and `h2`.',
    name: 'None: it is itself a name or a text for other elements.',
    contrast: 'It is not visible.',
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
