import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { MessageComposer, type MessageComposerProps } from './MessageComposer.tsx';
import { fieldGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The field to write and send a message, in the place of the navigation. It grows to five lines and then scrolls.',
  instead: {
    TextField: 'for one line in a form',
    SearchField: 'for a search',
  },
  keyboard: {
    Enter: 'sends the message with a mouse at hand; starts a new line on a phone',
    'Shift+Enter': 'starts a new line',
    'Ctrl+Enter Meta+Enter': 'send, on every device',
    Tab: 'moves to the send button',
  },
  accessibility: {
    role: '`textbox` of several lines, and a `button`.',
    name: '`label` names the field, and is shown in it while it is empty; `sendLabel` names the button. `hint` and `problem` describe the field.',
    announced: 'A problem, politely. A disabled button stays focusable and has `aria-disabled`.',
    contrast: fieldGuide.contrast,
    motion: 'None.',
  },
};

function Writing(props: MessageComposerProps) {
  const [text, setText] = useState(props.value);
  return <MessageComposer {...props} value={text} onChange={setText} />;
}

const meta = {
  component: MessageComposer,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Your message', sendLabel: 'Send', value: '', onChange: fn(), onSend: fn() },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof MessageComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ctrl+Enter sends; Shift+Enter starts a line. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two');
    await expect(field).toHaveValue('One\ntwo');
    // These keys end the composition of an input method, so they do not send.
    await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, '{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  args: { value: 'When is it paid?' },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send.offsetWidth).toBeGreaterThanOrEqual(44);
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Grows to five lines, then scrolls. */
export const ManyLines: Story = {
  args: { value: Array.from({ length: 12 }, (_, at) => `Line ${at + 1}`).join('\n') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').offsetHeight).toBeLessThan(200);
  },
};

export const WithProblem: Story = {
  args: { value: 'x', problem: 'A message can have up to 1,000 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { value: 'When is it paid?', disabled: true, hint: 'You are offline' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('You are offline');
  },
};
