import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx';
import { ChatDay, ChatLog } from './ChatLog.tsx';

const guide: ComponentGuide = {
  use: 'A conversation: `ChatDay`s with the messages of each day. A reader at the end of the page stays at the end when a message arrives; a reader who has scrolled up stays there.',
  instead: {
    List: 'for records that are not a conversation',
    MessageComposer: 'below it, to write',
  },
  keyboard: 'None: the page scrolls, and the buttons of messages have their own keys.',
  accessibility: {
    role: '`log`.',
    name: 'Its `label`.',
    announced: 'Each new message, politely. Changes of a message are not announced.',
    contrast: 'Text has at least 4.5 : 1 in both themes.',
    motion: 'The page jumps to its end without an animation.',
  },
};

const meta = {
  component: ChatLog,
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false, height: '480px' } } },
  subcomponents: { ChatDay },
  args: { label: 'Conversation', last: '1', children: null },
} satisfies Meta<typeof ChatLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoDays: Story = {
  args: {
    children: [
      <ChatDay key="1" label="Yesterday">
        <MessageBubble side="own" author="You" text="Hello" foot="18:02" />
        <MessageBubble side="other" author="Support" text="How can we help?" foot="18:03" />
      </ChatDay>,
      <ChatDay key="2" label="Today">
        <MessageBubble side="own" author="You" text="When is it paid?" foot="09:15" />
      </ChatDay>,
    ],
  },
};

function Growing() {
  const [count, setCount] = useState(39);
  return (
    <>
      <ChatLog label="Conversation" last={String(count)} lastIsOwn={count === 41}>
        {Array.from({ length: count }, (_, at) => (
          <MessageBubble
            key={at}
            side="other"
            author="Support"
            text={`Message ${at + 1}`}
            foot="10:30"
          />
        ))}
      </ChatLog>
      <Button onPress={() => setCount(count + 1)}>Next</Button>
    </>
  );
}

const distanceToEnd = () =>
  document.documentElement.scrollHeight - globalThis.innerHeight - globalThis.scrollY;

async function goBack(): Promise<void> {
  const scrolled = new Promise((resolve) => {
    globalThis.addEventListener('scroll', resolve, { once: true });
  });
  globalThis.scrollTo(0, 0);
  await scrolled;
}

/** The end stays in view, unless the reader has scrolled back and someone else writes. */
export const KeepsTheEndInView: Story = {
  render: () => <Growing />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
    const next = canvas.getByRole('button', { name: 'Next' });
    next.click();
    await canvas.findByText('Message 40');
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
    await goBack();
    next.click();
    await canvas.findByText('Message 41');
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(2));
    await goBack();
    next.click();
    await canvas.findByText('Message 42');
    await expect(globalThis.scrollY).toBe(0);
  },
};
