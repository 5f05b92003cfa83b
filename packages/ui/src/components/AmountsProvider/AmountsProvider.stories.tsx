import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Change } from '../Change/Change.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AmountsProvider } from './AmountsProvider.tsx';

const guide: ComponentGuide = {
  use: 'Hides the amounts of a customer who does not want others to see them: every `Money` and `Change` inside shows dots, except those with `own={false}`. A nested one with `hidden={false}` shows the amounts again, for example in a review. `useAmountsHidden` tells whether a text must hide its amount.',
  instead: { Money: 'for one amount' },
  keyboard: 'None: it renders nothing of its own.',
  accessibility: {
    role: 'None: it renders nothing of its own.',
    name: 'Screen readers read `hiddenLabel` in place of each amount.',
    announced: 'Nothing.',
    contrast: 'That of the amounts.',
    motion: 'None: lines keep their height when amounts are hidden.',
  },
};

const meta = {
  component: AmountsProvider,
  tags: ['autodocs'],
  parameters: {
    guide,
    chromatic: { disableSnapshot: true, because: 'Its dots are in the picture of Money, hidden.' },
  },
  args: {
    hidden: true,
    hiddenLabel: 'Hidden',
    children: (
      <Stack>
        <Money amount="25000.00" unit="US$" />
        <Change amount="-12.40" percent="-1.2" unit="US$" />
        <Money amount="227.53" unit="US$" own={false} />
      </Stack>
    ),
  },
} satisfies Meta<typeof AmountsProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Hidden')).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent(/25,000|12\.40/);
    await expect(canvasElement).toHaveTextContent('(−1.20%)');
    await expect(canvasElement).toHaveTextContent('227.53');
  },
};

export const Shown: Story = {
  args: { hidden: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/25,000\.00.*12\.40/);
  },
};

/** An amount to confirm is shown on a screen that hides its other amounts. */
export const ShownInside: Story = {
  render: (args) => (
    <AmountsProvider {...args}>
      <AmountsProvider hidden={false}>{args.children}</AmountsProvider>
    </AmountsProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/25,000\.00.*12\.40/);
  },
};

/** Lines keep their height when amounts are hidden. */
export const SameHeight: Story = {
  render: ({ children }) => (
    <>
      <AmountsProvider hidden={false}>{children}</AmountsProvider>
      <AmountsProvider hidden>{children}</AmountsProvider>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [shown, hidden] = [...canvasElement.querySelectorAll('span')]
      .map((span) => span.parentElement)
      .filter((parent) => parent?.children.length === 3);
    await expect(hidden?.getBoundingClientRect().height).toBe(
      shown?.getBoundingClientRect().height,
    );
  },
};
