import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { notPictured } from '../../story.fixture.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const guide: ComponentGuide = {
  use: 'A short explanation of a control, for those with a mouse or a keyboard: what an icon does, what a figure means. Never the only place of what one must know: fingers cannot hover.',
  instead: {
    Sheet: 'for an explanation that everybody needs',
    Menu: 'for actions',
    TextField: 'and its `hint`, for help with a field',
  },
  keyboard: {
    Tab: 'to its control shows it',
    Escape: 'hides it',
  },
  accessibility: {
    role: '`tooltip`.',
    name: 'None: it is the description of its control while it is shown.',
    announced: 'The description, when the control takes the focus.',
    contrast: 'Text has at least 4.5 : 1 in both themes; forced colours add an edge.',
    motion: 'It appears in 120 ms; with reduced motion, at once. The pointer rests 500 ms before.',
  },
};

const meta = {
  component: Tooltip,
  tags: ['autodocs'],
  parameters: {
    guide,
    docs: { story: { inline: false, height: '160px' } },
    ...notPictured('It shows its control; the play tests the text.'),
  },
  args: { text: 'The least number of shares per order', children: <Button>Lot</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const AtAButton: Story = {};

/**
 * The focus shows the tooltip, which then is the control's description. Escape hides the tooltip.
 */
export const ByKeyboard: Story = {
  args: { side: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Lot' });
    await expect(button).not.toHaveAttribute('aria-describedby');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await screen.findByRole('tooltip');
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription('The least number of shares per order'),
    );
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(button).not.toHaveAttribute('aria-describedby');
    await expect(button).toHaveFocus();
  },
};

/** A description that the control has of its own stays. */
export const BesideAReason: Story = {
  args: {
    side: 'bottom',
    children: (
      <Button disabled disabledReason="The market is closed">
        Buy
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    const button = canvas.getByRole('button', { name: 'Buy' });
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription(
        'The market is closed The least number of shares per order',
      ),
    );
    button.blur();
    await isGone();
    await expect(button).toHaveAccessibleDescription('The market is closed');
  },
};

/** A resting pointer shows it. */
export const ByPointer: Story = {
  tags: ['!autodocs'],
  args: { children: <IconButton icon="info" label="Lot" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Lot' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('The least number');
    await userEvent.unhover(canvas.getByRole('button', { name: 'Lot' }));
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};
