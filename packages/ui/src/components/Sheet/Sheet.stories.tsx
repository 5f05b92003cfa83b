import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { Summary } from '../Summary/Summary.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Sheet.guide.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

function Stage(props: SheetProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Sheet {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const rows = [
  { label: 'Quantity', value: '12' },
  { label: 'Price', value: 'US$ 227.53' },
  { label: 'Fee', value: 'US$ 0.82' },
  { label: 'Total', value: 'US$ 2,731.18', detail: '≈ MX$ 54,623.60', emphasis: true },
];

const meta = {
  component: Sheet,
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false, height: '640px' } } },
  render: Stage,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Review',
    closeLabel: 'Close',
    children: <Summary rows={rows} />,
    footer: <Button fullWidth>Confirm</Button>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('data-overlay-open');
  },
};

export const WithoutFooter: Story = {
  args: {
    children: <Text as="p">A sentence, and nothing to do about it.</Text>,
    footer: undefined,
  },
};

export const Long: Story = {
  args: {
    title: 'Verlustverrechnungsbestimmungen für Wertpapierdienstleistungsunternehmen',
    children: <Summary rows={Array.from({ length: 8 }, () => rows).flat()} />,
  },
};

export const Tall: Story = {
  args: { tall: true, children: <Text as="p">Little, and high all the same.</Text> },
};

export const LargeText: Story = { globals: { textSize: 'double' } };

/** Escape closes it and the focus returns to what opened it. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Review' });
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.documentElement).not.toHaveAttribute('data-overlay-open');
  },
};

// oxlint-disable-next-line jsx-a11y/no-autofocus -- what these stories are about
const code = <CodeField autoFocus name="code" label="Code" length={6} />;

/** What is in it may take the focus; the focus returns all the same. */
export const FocusInside: Story = {
  parameters: {
    chromatic: { disableSnapshot: true, because: 'In the end it is closed, as in Keyboard.' },
  },
  tags: ['!autodocs'],
  args: { open: false, children: code },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** So it does over another sheet, which would keep it. */
export const FocusInsideAbove: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <Stage open={false} onOpenChange={() => {}} title="Above" closeLabel="Close">
        {code}
      </Stage>
    ),
  },
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A short pull springs back, a long one closes. */
export const SwipeDown: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const handle = within(sheet).getByText('Review');
    await pull(handle, 16);
    await expect(handle.closest('[role=dialog] > div')).not.toHaveAttribute('style', /translateY/);
    await expect(sheet).toHaveAttribute('data-state', 'open');
    await pull(handle, 160);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

async function pull(element: Element, by: number) {
  const pointer = { pointerId: 1, isPrimary: true, button: 0, bubbles: true };
  // A made-up pointer cannot be captured.
  element.parentElement!.setPointerCapture = () => {};
  await fireEvent.pointerDown(element, { ...pointer, clientY: 500 });
  await fireEvent.pointerMove(element, { ...pointer, clientY: 500 + by });
  await fireEvent.pointerUp(element, { ...pointer, clientY: 500 + by });
}
