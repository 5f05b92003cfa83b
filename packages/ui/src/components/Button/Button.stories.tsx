import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { notPictured } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Starts an action: send, confirm, try again. With `href` it is a link that looks like a button, for the main next step of a screen.',
  instead: {
    Link: 'for a link within a sentence or beside a heading',
    IconButton: 'if an icon alone is understood and text does not fit',
    Shortcut: 'for a menu of links, each an icon with a name below',
  },
  keyboard: {
    Enter: 'presses it; follows it if it is a link',
    Space: 'presses it; does nothing if it is a link',
  },
  accessibility: {
    role: '`button`, with `aria-expanded` if `expanded` and `aria-pressed` if `pressed` is given; `link` if it has an `href` and is neither busy nor disabled.',
    name: 'Its text: `children`, and `busyLabel` while it is busy.',
    announced:
      'Nothing by itself. `disabledReason`, or the element with the id `disabledReasonId`, is its description; the button then stays focusable, so that screen readers read the reason. Without a reason it is disabled and cannot be focused. While busy it has `aria-busy`.',
    contrast:
      'Text has at least 4.5 : 1 in every tone, even when disabled; the focus ring 3 : 1. Forced colours show a border, because they remove backgrounds.',
    motion:
      'Its opacity changes under a finger or pointer in 120 ms; with reduced motion, immediately.',
  },
};

const meta = {
  component: Button,
  tags: ['autodocs'],
  parameters: { guide },

  args: { children: 'Confirm', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ['primary', 'neutral', 'critical', 'rise', 'fall', 'quiet', 'field'] as const;

const everyTone = (props: Partial<ButtonProps>) => (
  <Stack gap={12} align="start">
    {tones.map((tone) => (
      <Button key={tone} {...props} tone={tone}>
        {tone}
      </Button>
    ))}
  </Stack>
);

export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    // Removes the focus ring from this picture; the story `Focused` shows it.
    canvas.getByRole('button', { name: 'Confirm' }).blur();
  },
};

export const Tones: Story = { render: () => everyTone({}) };

export const Disabled: Story = { render: () => everyTone({ disabled: true }) };

export const Sizes: Story = {
  render: () => (
    <Inline gap={12}>
      <Button size="small">Small</Button>
      <Button size="medium">Medium</Button>
      <Button size="large">Large</Button>
    </Inline>
  ),
};

/** A toggle button announces its state. */
export const Expanded: Story = {
  args: { expanded: true },
  parameters: notPictured('Same picture as “Usual”; only screen readers notice the difference.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
  },
};

export const Pressed: Story = {
  args: { tone: 'neutral', pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const FullWidth: Story = { args: { fullWidth: true, size: 'large' } };

export const WithSign: Story = {
  args: { tone: 'neutral', leading: <Icon name="refresh" size={20} />, children: 'Try again' },
};

export const AsLink: Story = {
  args: { href: '#there', children: 'Go there' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '#there');
  },
};

/** A busy button keeps width and focus, and ignores presses. */
export const Busy: Story = {
  args: { busyLabel: 'Sending the order…' },
  render: (args) => (
    <Stack align="start">
      <Button {...args} />
      <Button {...args} busy />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const ready = canvas.getByRole('button', { name: 'Confirm' });
    const busy = canvas.getByRole('button', { name: 'Sending the order…' });
    await expect(busy.offsetWidth).toBe(ready.offsetWidth);
    await userEvent.click(busy);
    await expect(busy).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const BusyTones: Story = {
  render: () => everyTone({ busy: true, busyLabel: 'Working…' }),
};

export const DisabledWithReason: Story = {
  args: { disabled: true, disabledReason: 'You are offline.', fullWidth: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Confirm' });
    await expect(button).toHaveAccessibleDescription('You are offline.');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Several buttons can share a visible reason. */
export const DisabledForAReasonElsewhere: Story = {
  tags: ['!autodocs'],
  parameters: notPictured('A disabled button with a sentence beside it.'),
  args: { disabled: true, disabledReasonId: 'why' },
  render: (args) => (
    <>
      <Button {...args} />
      <p id="why">Not enough to buy.</p>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Confirm' });
    await expect(button).toHaveAccessibleDescription('Not enough to buy.');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: { children: 'Wertpapierhandelsgeschäftsbedingungen akzeptieren', fullWidth: true },
};

/** The focus ring of the keyboard. */
export const Focused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** The label, not the target, aligns with the end of the row. */
export const AtTheEdge: Story = {
  render: () => (
    <Stack align="end">
      <span>1,234.50</span>
      <Button tone="quiet" size="small" edge="end">
        Change
      </Button>
    </Stack>
  ),
};
