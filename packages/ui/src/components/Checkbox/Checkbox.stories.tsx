import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { fieldGuide, notPictured } from '../../story.fixture.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const guide: ComponentGuide = {
  use: 'Something to agree to, or any number of things to choose. It takes effect when its form is sent.',
  instead: {
    Switch: 'for a setting that takes effect at once',
    ChoiceList: 'for one of several',
    Checklist: 'for conditions that the app ticks',
  },
  keyboard: {
    Tab: 'focuses it',
    Space: 'ticks or clears it',
  },
  accessibility: {
    role: '`checkbox`.',
    name: 'Its label and its text. `problem` is its description.',
    ...fieldGuide,
    contrast:
      "Words have at least 4.5 : 1, the focus ring 3 : 1. The box is the browser's own and works in forced colours.",
  },
};

const meta = {
  component: Checkbox,
  tags: ['autodocs'],
  parameters: { guide },
  args: { name: 'terms', label: 'I accept the terms', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clear: Story = {};
export const Ticked: Story = {
  args: { defaultChecked: true, text: 'Version of 1 November, 12 pages' },
};
export const Mixed: Story = {
  args: { label: 'All accounts', checked: 'mixed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const WithProblem: Story = {
  args: { problem: 'Accept the terms to go on.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Accept the terms to go on.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongWords: Story = {
  globals: { textSize: 'double' },
  args: {
    label: 'Ich stimme der Wertpapierhandelsbestätigungsübermittlung zu',
    defaultChecked: true,
  },
};

function Sent(props: CheckboxProps) {
  const [sent, setSent] = useState('');
  return (
    <Form label="Form" onSubmit={(values) => setSent(JSON.stringify(values))}>
      <Checkbox {...props} />
      <Button type="submit">Send</Button>
      <output>{sent}</output>
    </Form>
  );
}

/** The whole row is a target, Space ticks, and the form has the value. */
export const ByFingerAndKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: notPictured('The same as “Clear”, in a form.'),
  render: (args) => <Sent {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms' });
    await userEvent.click(canvas.getByText('I accept the terms'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('{}');
    box.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('{"terms":"on"}');
    await expect(box.closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
