import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const guide: ComponentGuide = {
  use: 'A short question or notice in the middle of the screen. `tone="critical"` is for actions that cannot be undone and requires an answer.',
  instead: {
    Sheet: 'for more than a sentence and two buttons',
    Banner: 'for a notice that needs no answer',
    Toast: 'for a message that disappears by itself',
  },
  keyboard: {
    'Tab Shift+Tab': 'move through its controls, and never out of it',
    Escape: 'closes it',
  },
  accessibility: {
    role: '`dialog`, modal; `alertdialog` if the tone is critical. A tap outside then does not close it.',
    name: 'Its `title`; its text is its description.',
    announced:
      'Title and text, when it receives the focus. The focus goes to the first button; if the tone is critical, to the dialog itself, so that Enter does not confirm an action that cannot be undone. Afterwards the focus returns to where it was.',
    contrast:
      'Text has at least 4.5 : 1; a scrim and a shadow separate it from the page, and a border in forced colours.',
    motion: 'It fades in and out within 200 ms; with reduced motion, immediately.',
  },
};

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

/** A tap outside closes the dialog; a tap inside does not. */
export const Open: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await fireEvent.pointerDown(within(dialog).getByText('Leave without saving?'));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await fireEvent.pointerDown(dialog);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

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

/** Long content scrolls; the buttons stay visible. */
export const Long: Story = {
  args: {
    title: 'Wertpapierhandelsgeschäftsbedingungen',
    children: 'Bitte lesen Sie die Änderungen, bevor Sie fortfahren. '.repeat(40),
  },
};

function WithOpener(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ask</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

/**
 * Escape cancels. Enter does not confirm, because the focus starts on the dialog and not on a
 * button. Closing returns the focus to the opener.
 */
export const CriticalByKeyboard: Story = {
  ...Critical,
  tags: ['!autodocs'],
  render: (args) => <WithOpener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this account?' });
    await expect(dialog).toHaveAccessibleDescription('It cannot be brought back.');
    await expect(dialog).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
    // A tap outside does not close it.
    await fireEvent.pointerDown(dialog);
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
