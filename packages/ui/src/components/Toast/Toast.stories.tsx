import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { type ToastMessage, useToast } from './ToastContext.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { notPictured } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: "`ToastRegion` lets everything inside it show a short message by `useToast`: saved, copied, failed with a button to retry. A new message replaces the previous one. With an open sheet it appears above the sheet, or below the sheet's title, away from the main button. The action of a message must also be available elsewhere.",
  instead: {
    Banner: 'for a notice that must stay until it is read',
    Dialog: 'for a question that needs an answer',
    ErrorState: 'for content that failed to load',
  },
  keyboard: {
    F8: 'moves to the messages',
    Tab: 'moves through their buttons',
    Escape: 'closes the focused message',
  },
  accessibility: {
    role: '`region`, while there are messages; each is an item of a list in it.',
    name: 'The `label` of the region; the close button is named `closeLabel`.',
    announced:
      'Each message: politely, or immediately if its tone is critical. It disappears after `duration`, but not while it has the pointer or the focus.',
    contrast:
      "Text has at least 4.5 : 1; an icon in addition to the tone's colour; a shadow, and a border in forced colours.",
    motion: 'It appears in 200 ms and disappears in 120 ms; with reduced motion, immediately.',
  },
};

const undo = fn();
const onSheetChange = fn();

function Shower({ message }: { message: ToastMessage }) {
  const show = useToast();
  return <Button onPress={() => show(message)}>Show</Button>;
}

async function press(name: string) {
  (await screen.findByRole('button', { name })).click();
}

const meta = {
  component: ToastRegion,
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false, height: '400px' } } },
  args: { label: 'Messages', closeLabel: 'Close', duration: 600_000, children: null },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Expects that the message is shown and announced, at once or politely. */
const shown = (text: string, live: 'assertive' | 'polite') => async () => {
  await press('Show');
  await waitFor(() =>
    expect(document.querySelector(`[aria-live="${live}"]`)).toHaveTextContent(text),
  );
  const close = await screen.findByRole('button', { name: 'Close' });
  await waitFor(() => expect(close).toBeVisible());
};

export const Neutral: Story = {
  args: { children: <Shower message={{ text: 'Number copied' }} /> },
  play: shown('Number copied', 'polite'),
};

export const Success: Story = {
  args: { children: <Shower message={{ text: 'Saved to your list', tone: 'success' }} /> },
  play: shown('Saved to your list', 'polite'),
};

export const Critical: Story = {
  args: {
    children: (
      <Shower
        message={{
          text: 'The list could not be saved because the connection was interrupted.',
          tone: 'critical',
          action: { label: 'Try again', onPress: undo },
        }}
      />
    ),
  },
  play: shown('The list could not be saved', 'assertive'),
};

/** A sheet whose main button shows a message. */
function OpenSheet({ tall = false }: { readonly tall?: boolean }) {
  return (
    <Sheet
      open
      tall={tall}
      onOpenChange={onSheetChange}
      title="Review"
      closeLabel="Close the sheet"
      footer={<Shower message={{ text: 'Code saved', tone: 'success' }} />}
    >
      A sentence.
    </Sheet>
  );
}

/**
 * The message leaves the sheet's main button visible, and closing the message does not close the
 * sheet.
 */
export const OverASheet: Story = {
  tags: ['!autodocs'],
  args: {
    children: <OpenSheet />,
  },
  play: async () => {
    onSheetChange.mockClear();
    await press('Show');
    // The open sheet hides the toast region from screen readers; the announcement is outside of the
    // region.
    const close = await screen.findByRole('button', { name: 'Close', hidden: true });
    await waitFor(() => expect(close).toBeVisible());
    const button = screen.getByRole('button', { name: 'Show' });
    const { bottom } = close.getBoundingClientRect();
    await expect(bottom).toBeLessThan(button.getBoundingClientRect().top);
    await userEvent.click(close);
    await waitFor(() => expect(close).not.toBeInTheDocument());
    await expect(onSheetChange).not.toHaveBeenCalled();
  },
};

/** The action runs and the message leaves. */
export const Action: Story = {
  parameters: notPictured('Ends with nothing to picture.'),
  tags: ['!autodocs'],
  args: {
    children: <Shower message={{ text: 'Removed', action: { label: 'Undo', onPress: undo } }} />,
  },
  play: async () => {
    undo.mockClear();
    await press('Show');
    await press('Undo');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

export const LeavesByItself: Story = {
  parameters: notPictured('Ends with nothing to picture.'),
  tags: ['!autodocs'],
  args: { duration: 50, children: <Shower message={{ text: 'Soon gone' }} /> },
  play: async () => {
    await press('Show');
    await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  },
};

function Both() {
  const show = useToast();
  return (
    <Button
      onPress={() => {
        show({ text: 'Number copied' });
        show({ text: 'Saved to your list', tone: 'success' });
      }}
    >
      Show
    </Button>
  );
}

/** A second message replaces the first. */
export const TwoAtOnce: Story = {
  parameters: notPictured('Same picture as “Success”.'),
  args: { children: <Both /> },
  play: async () => {
    await press('Show');
    await waitFor(() => expect(screen.getByText('Saved to your list')).toBeVisible());
    await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  },
};

/** Over a full-height sheet, the message is below the sheet's title. */
export const OverATallSheet: Story = {
  tags: ['!autodocs'],
  parameters: notPictured('A message above a sheet; both have pictures.'),
  args: {
    children: <OpenSheet tall />,
  },
  play: async () => {
    await press('Show');
    const close = await screen.findByRole('button', { name: 'Close', hidden: true });
    await waitFor(() => expect(close).toBeVisible());
    const title = screen.getByRole('heading', { name: 'Review' });
    // Waits for the sheet's animation.
    await waitFor(() =>
      expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        title.getBoundingClientRect().bottom,
      ),
    );
  },
};
