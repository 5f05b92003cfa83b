import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spoken } from './Spoken.tsx';
import { textGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Characters that make no sense when spelled out, with the words to read instead: «•••• 7771», read as “ends in 7771”.',
  instead: {
    VisuallyHidden: 'for words that are not visible',
    Change: 'for a change, which has its own `screenReaderText`',
    Price: 'for a price, which has its own `screenReaderText`',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    ...textGuide,
    name: '`words`; the visible characters are hidden from screen readers.',
    contrast: 'That of the text around it.',
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
