import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';
import { fieldGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A whole quantity with a button on each side, for things that are ordered by the piece.',
  instead: {
    NumberField: 'for an amount of money, or if steps are not useful',
    SegmentedControl: 'for a few quantities to choose from',
  },
  keyboard: {
    Tab: 'moves to the button for less, the field, the button for more',
    'Enter Space': 'on a button: changes the quantity by one step',
    'ArrowUp ArrowDown': 'in the field: change the quantity by one step, between `min` and `max`',
    Enter: 'in the field: submits the `Form` around it',
  },
  accessibility: {
    role: '`textbox` between two `button`s, and a `status` that is not visible.',
    name: 'Its label, always visible. `problem` and `hint` are its description, in this order. The buttons are named `decrementLabel` and `incrementLabel`.',
    announced:
      'The new quantity after a press of a button, because the focus stays on the button; and problems, politely. At a limit the button stays focusable and has `aria-disabled`.',
    contrast: fieldGuide.contrast,
    motion: 'None.',
  },
};

const meta = {
  component: QuantityStepper,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    name: 'quantity',
    label: 'Quantity',
    decrementLabel: 'One less',
    incrementLabel: 'One more',
    onChange: fn(),
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: QuantityStepperProps) {
  const [text, setText] = useState(props.value ?? '');
  return (
    <QuantityStepper
      {...props}
      value={text}
      onChange={(next) => {
        setText(next);
        props.onChange?.(next);
      }}
    />
  );
}

export const ControlledByCaller: Story = {
  args: { value: '49', max: 50 },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('50');
    await expect(canvas.getByRole('status')).toHaveTextContent('50');
    // A button at its limit keeps the focus.
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(more).toHaveFocus();
  },
};

export const HeldByItself: Story = {
  args: { defaultValue: '10' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Quantity');
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(input).toHaveValue('9');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('11');
  },
};

export const AtLeast: Story = { args: { defaultValue: '1' } };

export const Empty: Story = { args: { hint: 'At most 50' } };

/** Buttons ignore text that is not a whole number. */
export const WithProblem: Story = {
  args: { defaultValue: '1.5', problem: 'Whole shares only.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('1.5');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '10' } };

/** A read-only field can be focused but not changed. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '10' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByLabelText('Quantity'));
    await userEvent.keyboard('{ArrowUp}5');
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('10');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The screen's main figure with a unit switch. */
export const Hero: Story = {
  args: {
    size: 'hero',
    defaultValue: '12',
    hint: 'At most 50',
    besideLabel: (
      <SegmentedControl
        label="Unit"
        options={[
          { value: 'money', label: 'US$' },
          { value: 'shares', label: 'Shares' },
        ]}
        defaultValue="shares"
      />
    ),
  },
};

export const LargeText: Story = {
  args: { defaultValue: '1234567', hint: 'At most 9,999,999' },
  globals: { textSize: 'double' },
};
