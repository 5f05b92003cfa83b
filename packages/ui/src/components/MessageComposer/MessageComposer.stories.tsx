import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { MessageComposer, type MessageComposerProps } from './MessageComposer.tsx';
import { fieldGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Where a message is written and sent: goes where the navigation would be. It grows to five lines and scrolls from there.',
  instead: {
    TextField: 'for one line in a form',
    SearchField: 'for a search',
  },
  keyboard: {
    Enter: 'sends, where a mouse is at hand; on a phone it begins a line',
    'Shift+Enter': 'begins a line',
    'Ctrl+Enter Meta+Enter': 'send, on every device',
    Tab: 'goes to the button that sends',
  },
  accessibility: {
    role: '`textbox` of several lines, and a `button`.',
    name: '`label` names the field, and is shown in it while it is empty; `sendLabel` the button. `hint` and `problem` describe the field.',
    announced: 'A problem, politely. A disabled button keeps the focus and has `aria-disabled`.',
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

/** Enter sends with a keyboard; Shift+Enter starts a line. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two');
    await expect(field).toHaveValue('One\ntwo');
    // This Enter ends the composition of an input method, so it does not send.
    await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, isComposing: true });
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
