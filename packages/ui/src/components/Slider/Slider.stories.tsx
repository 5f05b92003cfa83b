import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Slider } from './Slider.tsx';
import { notPictured } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A value between two limits, to try out its effect: how much to borrow. A field beside it takes the exact value; both show the same value.',
  instead: {
    NumberField: 'alone, if one value is typed and not compared with others',
    QuantityStepper: 'for a quantity in which every unit counts',
    SegmentedControl: 'for a few named values',
  },
  keyboard: {
    'ArrowLeft ArrowRight': 'change the value by one `step`, as do ArrowDown and ArrowUp',
    'PageUp PageDown': 'change the value by several steps',
    'Home End': 'set `min` or `max`',
  },
  accessibility: {
    role: '`slider`: a range input.',
    name: '`label`; its value is `valueText`. The labels of the limits are hidden from screen readers, because the input announces its range.',
    announced: 'The value in words when it changes, by the slider itself.',
    contrast:
      'The labels of the limits have at least 4.5 : 1; bar, thumb and focus ring 3 : 1; all are visible in forced colours.',
    motion: 'None.',
  },
};

const meta = {
  component: Slider,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Amount',
    min: 500,
    max: 9950,
    step: 100,
    value: 3000,
    valueText: '3,000 dollars',
    low: 'US$ 500.00',
    high: 'US$ 9,950.00',
    onChange: fn(),
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {};
export const AtTheUpperEnd: Story = { args: { value: 20_000 } };

function Beside() {
  const [text, setText] = useState('730');
  return (
    <Stack gap={8}>
      <NumberField name="amount" label="Amount" value={text} onChange={setText} />
      <Slider
        {...meta.args}
        value={Number(text)}
        valueText={`${text} dollars`}
        onChange={(value) => setText(String(value))}
      />
    </Stack>
  );
}

/** Both ends are stops; a typed value between stops stays until the slider moves. */
export const InStepWithAField: Story = {
  parameters: notPictured('Same picture as “Between”.'),
  render: () => <Beside />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    const slider = canvas.getByRole('slider', { name: 'Amount' });
    await expect(slider).toHaveAttribute('aria-valuetext', '730 dollars');
    await expect(slider).toHaveValue('2');
    // Simulated keys do not move range inputs.
    const moveTo = (stop: string) => fireEvent.change(slider, { target: { value: stop } });
    await moveTo('3');
    await expect(field).toHaveValue('800');
    await moveTo('95');
    await expect(field).toHaveValue('9,950');
    await moveTo('94');
    await expect(field).toHaveValue('9,900');
    await moveTo('0');
    await expect(field).toHaveValue('500');
    await userEvent.clear(field);
    await userEvent.type(field, '9950');
    await expect(slider).toHaveValue('95');
  },
};
