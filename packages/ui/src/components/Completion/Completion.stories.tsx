import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Money } from '../Money/Money.tsx';
import { Completion } from './Completion.tsx';

const guide: ComponentGuide = {
  use: 'The head of a receipt: the order is done, and its total. With `isPending`, a clock says that the outcome is open.',
  instead: {
    Banner: 'for a notice within other content, and for failures',
    Toast: 'for a success without a receipt',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: '`status`. The check or clock is hidden from screen readers.',
    name: 'None.',
    announced: 'The sentence and the figure, politely, when it appears.',
    contrast:
      'Text has at least 4.5 : 1, the check mark 3 : 1. The text says the same as the check mark or clock.',
    motion: 'The check mark is drawn once, in 200 ms; with reduced motion, immediately.',
  },
};

const meta = {
  component: Completion,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: 'You bought 12 shares of Norvelo.' },
} satisfies Meta<typeof Completion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sentence: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('You bought 12 shares of Norvelo.'),
};

export const WithFigure: Story = {
  args: { figure: <Money amount="835.56" unit="US$" size={40} /> },
};

export const WithPicture: Story = {
  args: { picture: <Avatar size={56} letters="NV" tint={2} /> },
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(badge?.width).toBe(24);
  },
};

export const Pending: Story = {
  args: { children: 'We are waiting for your transfer of US$ 500.00.', isPending: true },
};

export const LargeText: Story = {
  args: {
    children: 'Sie haben 12 Aktien der Beteiligungsgesellschaft gekauft.',
    figure: <Money amount="1234835.56" unit="US$" size={40} />,
  },
  globals: { locale: 'de', textSize: 'double' },
};
