import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '../Money/Money.tsx';
import { Completion } from './Completion.tsx';

const guide: ComponentGuide = {
  use: 'The head of a receipt: what was asked for is done, and what it came to.',
  instead: {
    Banner: 'for a notice among other content, and where something failed',
    Toast: 'for what is done in passing and has no receipt',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    role: '`status`. The check is hidden from screen readers.',
    name: 'None.',
    announced: 'The sentence and the figure, politely, when it appears.',
    contrast: 'Words 4.5 : 1, the check 3 : 1 on its ground. The words say what the check says.',
    motion: 'The check draws itself once, in 200 ms; with reduced motion it is there at once.',
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

export const LargeText: Story = {
  args: {
    children: 'Sie haben 12 Aktien der Beteiligungsgesellschaft gekauft.',
    figure: <Money amount="1234835.56" unit="US$" size={40} />,
  },
  globals: { locale: 'de', textSize: 'double' },
};
