import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { notPictured } from '../../story.fixture.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

const guide: ComponentGuide = {
  use: 'A setting that is on or off and takes effect at once: hide amounts, notify by e-mail.',
  instead: {
    Checkbox: 'for something that takes effect when a form is sent',
    SegmentedControl: 'for a choice between two values with names',
  },
  keyboard: {
    Tab: 'focuses it',
    Space: 'turns it on or off',
  },
  accessibility: {
    role: '`switch`.',
    name: 'Its label and its text.',
    announced: 'Its state, by the browser, when it changes.',
    contrast:
      'Words have at least 4.5 : 1; edge, thumb and focus ring 3 : 1, but a disabled one is half faded. The place of the thumb tells the state without colours.',
    motion: 'The thumb slides in 120 ms; with reduced motion, it jumps.',
  },
};

const meta = {
  component: Switch,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Hide amounts', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true, text: 'Dots in place of your figures' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongWords: Story = {
  globals: { textSize: 'double' },
  args: { label: 'Kontobewegungsbenachrichtigungen', defaultChecked: true },
};

function Controlled(props: SwitchProps) {
  const [checked, setChecked] = useState(false);
  return (
    <Switch
      {...props}
      checked={checked}
      onChange={(next) => {
        setChecked(next);
        props.onChange?.(next);
      }}
    />
  );
}

/** The whole row is a target; Space toggles the switch. */
export const ByFingerAndKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: notPictured('The same as “Off”.'),
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Hide amounts' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Hide amounts'));
    await expect(control).not.toBeChecked();
    await expect(control.closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    );
  },
};
