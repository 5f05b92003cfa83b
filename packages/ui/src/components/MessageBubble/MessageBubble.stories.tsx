import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MessageBubble } from './MessageBubble.tsx';

const guide: ComponentGuide = {
  use: "One message of a conversation. The customer's messages are at the end of the line, others at its start. It shows whether the message is being sent, has arrived or has failed, and what to do about a failure.",
  instead: {
    Banner: 'for a notice from the app',
    Card: 'for a background of other content',
  },
  keyboard: {
    Tab: 'moves to its `actions`, if it has any; the text cannot be focused',
  },
  accessibility: {
    role: 'None: it is text.',
    name: '`author`, which is read before the text but not shown: the side shows it.',
    announced: 'The message, when it is added to a `ChatLog`. Later changes are not announced.',
    contrast:
      'Text has at least 4.5 : 1. A message that has not arrived has a border, an icon and a text in addition to its colour; every message has a border in forced colours.',
    motion: 'None.',
  },
};

const meta = {
  component: MessageBubble,
  tags: ['autodocs'],
  parameters: { guide },
  args: { side: 'other', author: 'Support', text: 'How can we help?', foot: '10:30' },
  render: (args) => (
    <Stack>
      <MessageBubble {...args} />
    </Stack>
  ),
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Other: Story = {};

export const Own: Story = { args: { side: 'own', author: 'You', text: 'When is it paid?' } };

export const OnItsWay: Story = {
  args: { side: 'own', author: 'You', text: 'When is it paid?', foot: 'Sending…' },
};

export const Failed: Story = {
  args: {
    side: 'own',
    author: 'You',
    text: 'When is it paid?',
    trouble: 'It may not have arrived.',
    actions: (
      <Button size="small" tone="neutral">
        Send again
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It may not have arrived.')).toBeVisible();
    await expect(canvas.queryByText('10:30')).toBeNull();
  },
};

/** All content is plain text with its own line breaks, and stays inside the bubble. */
export const Hostile: Story = {
  args: {
    text: `<img src=x onerror="alert(1)"> <b>bold</b>\n${'x'.repeat(200)}\n\u202Eright to left`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>bold<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
