import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { IconButton } from './IconButton.tsx';

const guide: ComponentGuide = {
  use: 'An icon that can be pressed, with a target of 44 px: search, back, a star that is on or off.',
  instead: {
    Button: 'if there is space for text',
    Link: 'for a text link',
  },
  keyboard: {
    Enter: 'presses it; follows it if it is a link',
    Space: 'presses it; does nothing if it is a link',
  },
  accessibility: {
    role: '`button`, with `aria-pressed` if `pressed` is given; `link` if it has an `href`.',
    name: 'Its `label`, the same whether it is on or off; with a `badge`, the label and the text of the badge.',
    announced: 'Nothing by itself. A disabled one stays focusable and has `aria-disabled`.',
    contrast:
      'The icon has at least 4.5 : 1 in every tone, 3 : 1 when disabled; the focus ring 3 : 1.',
    motion: 'None.',
  },
};

const meta = {
  component: IconButton,
  tags: ['autodocs'],
  parameters: { guide },
  args: { icon: 'search', label: 'Search', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Tones: Story = {
  render: () => (
    <Inline>
      <IconButton icon="settings" label="Settings" />
      <IconButton icon="more" label="More" tone="muted" />
      <IconButton icon="star" label="Favourite" tone="accent" />
      <IconButton icon="delete" label="Delete" tone="critical" />
    </Inline>
  ),
};

function Star() {
  const [on, setOn] = useState(false);
  return (
    <IconButton
      icon={on ? 'starFilled' : 'star'}
      label="Favourite"
      pressed={on}
      onPress={() => setOn(!on)}
    />
  );
}

export const Toggle: Story = {
  render: () => <Star />,
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Favourite', pressed: false });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
};

export const AsLink: Story = { args: { icon: 'back', label: 'Back', href: '#back' } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const WithBadge: Story = {
  args: { icon: 'service', href: '#help', badge: <Badge count={120} label="120 unread" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Search 120 unread' })).toBeVisible();
  },
};

/** The icon, not the target, aligns with the end of the row. */
export const AtTheEdge: Story = {
  render: (args) => (
    <Stack align="end">
      <Text>1,234.50</Text>
      <IconButton {...args} edge="end" />
    </Stack>
  ),
};
