import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spoken } from './Spoken.tsx';
import { textGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Signs that say nothing when spelled out, with the words that they stand for: «•••• 7771», read as “ends in 7771”.',
  instead: {
    VisuallyHidden: 'for words with nothing to be seen',
    Change: 'for a change, which has `screenReaderText` of its own',
    Price: 'for a price, which has `screenReaderText` of its own',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    ...textGuide,
    name: '`words`; what is seen is hidden from screen readers.',
    contrast: 'That of the text it is put in.',
  },
};

const meta = {
  component: Spoken,
  tags: ['autodocs'],
  parameters: { guide },
  args: { words: 'ends in 7771', children: '•••• 7771' },
} satisfies Meta<typeof Spoken>;
export default meta;

export const Masked: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ends in 7771')).toBeInTheDocument();
    await expect(canvas.getByText('•••• 7771')).toHaveAttribute('aria-hidden', 'true');
  },
};
