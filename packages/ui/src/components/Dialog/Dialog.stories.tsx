import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from './Dialog.guide.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  component: Dialog,
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Leave without saving?',
    children: 'What you typed is kept for half an hour.',
    actions: (
      <>
        <Button fullWidth>Stay</Button>
        <Button fullWidth tone="quiet">
          Leave
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Critical: Story = {
  args: {
    tone: 'critical',
    title: 'Remove this account?',
    children: 'It cannot be brought back.',
    actions: (
      <>
        <Button fullWidth tone="critical">
          Remove
        </Button>
        <Button fullWidth tone="neutral">
          Cancel
        </Button>
      </>
    ),
  },
};

export const LargeText: Story = { ...Critical, globals: { textSize: 'double' } };

/** More than fits scrolls, and its buttons stay in view. */
export const Long: Story = {
  args: {
    title: 'Wertpapierhandelsgeschäftsbedingungen',
    children: 'Bitte lesen Sie die Änderungen, bevor Sie fortfahren. '.repeat(40),
  },
};

function Asked(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ask</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Escape is a no, and Enter is no yes: the focus begins on the dialog, and returns to its opener. */
export const CriticalByKeyboard: Story = {
  ...Critical,
  tags: ['!autodocs'],
  render: (args) => <Asked {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this account?' });
    await expect(dialog).toHaveAccessibleDescription('It cannot be brought back.');
    await expect(dialog).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
