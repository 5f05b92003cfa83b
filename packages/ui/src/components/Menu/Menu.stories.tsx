import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { notPictured } from '../../story.fixture.ts';
import { Menu } from './Menu.tsx';

const guide: ComponentGuide = {
  use: 'Actions that are too rare for buttons of their own: rename, share, delete. The button names the thing that they concern.',
  instead: {
    Select: 'for a value',
    Sheet: 'for actions that need an explanation',
    Tabs: 'for views',
  },
  keyboard: {
    'Space Enter ArrowDown': 'open it at the first action; in it, Space and Enter run the action',
    'ArrowUp ArrowDown': 'move to the previous or next action, and continue at the other end',
    'Home End': 'move to the first or last action',
    'A letter': 'moves to the next action that begins with it',
    Escape: 'closes it, and the button has the focus again',
  },
  accessibility: {
    role: '`button` with `aria-haspopup`, and a `menu` of `menuitem`s.',
    name: '`label` names the button and the menu; each action has its own.',
    announced: 'Nothing but the focus.',
    contrast:
      'Words have at least 4.5 : 1. The focused action has a ring of 3 : 1 and another background. Forced colours keep the ring.',
    motion: 'It appears in 120 ms; with reduced motion, at once.',
  },
};

const meta = {
  component: Menu,
  tags: ['autodocs'],
  parameters: {
    guide,
    docs: { story: { inline: false, height: '320px' } },
    ...notPictured(
      'The button looks like a `Button` or `IconButton`; the play tests the open menu.',
    ),
  },
  args: {
    label: 'Watchlist',
    groups: [
      [
        { label: 'Rename', icon: 'edit', onPress: fn() },
        { label: 'Copy', icon: 'copy', onPress: fn() },
        { label: 'Share', disabled: true },
        { label: 'Open', href: '#open' },
      ],
      [{ label: 'Delete', icon: 'delete', tone: 'critical', onPress: fn() }],
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByLabel: Story = {};
export const ByIcon: Story = { args: { icon: 'more' } };

/** Waits until the menu is gone, so that the next story does not find it. */
const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

/** Arrow keys skip what is disabled, Enter runs an action, Escape returns to the button. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Watchlist' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Watchlist' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
    await expect(menu).not.toHaveAttribute('aria-modal');
    await userEvent.keyboard('{End}{Enter}');
    await isGone();
    await expect(args.groups[1]?.[0]?.onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard(' ');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** An open menu, for axe and the eye; each action is a target of 44 px, and one is a link. */
export const Open: Story = {
  args: { icon: 'more' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Watchlist' }));
    const items = await screen.findAllByRole('menuitem');
    for (const item of items) await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveAttribute('href', '#open');
    await expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveAttribute('aria-disabled');
  },
};
