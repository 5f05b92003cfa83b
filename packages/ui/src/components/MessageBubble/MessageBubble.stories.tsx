import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MessageBubble } from './MessageBubble.tsx';

const guide: ComponentGuide = {
  use: 'One message of a conversation: own ones at the end of the line, others at its beginning; on its way, arrived, or not arrived, with what to do about it.',
  instead: {
    Banner: 'for a notice from the app',
    Card: 'for a ground around other content',
  },
  keyboard: {
    Tab: 'goes to its `actions`, where it has some; the text is not a tab stop',
  },
  accessibility: {
    role: 'None: it is text.',
    name: '`author` is read before it, but not shown: the side tells sighted users.',
    announced: 'When it is added to a `ChatLog`. What changes in it later is not.',
    contrast:
      'Words 4.5 : 1. What has not arrived has an edge, a sign and words besides its colour; a bubble has an edge in forced colours.',
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
