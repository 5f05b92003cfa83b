import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SelectChip, type SelectChipProps } from './SelectChip.tsx';

const guide: ComponentGuide = {
  use: 'How a list is shown: its order, or the figure of its rows. The chip names the choice, and opens the own list of the browser or phone.',
  instead: {
    Select: 'for a field of a form',
    SegmentedControl: 'for up to four options that should all be visible',
    Menu: 'for actions',
  },
  keyboard: {
    Tab: 'focuses it',
    'ArrowUp ArrowDown':
      'choose the previous or next option, or open the list, depending on the system',
    'Space Enter': 'open the list',
    'A letter': 'chooses the next option that begins with it',
  },
  accessibility: {
    role: '`combobox`: a select, invisible over the words of the chip.',
    name: '`label`; the chosen option is its value.',
    contrast: 'Label and option have at least 4.5 : 1 on the grey of the chip.',
    announced: 'The chosen option, by the browser.',
    motion: 'None.',
  },
};

type Order = 'value' | 'gain' | 'name';

function Controlled(props: SelectChipProps<Order>) {
  const [value, setValue] = useState(props.value);
  return <SelectChip {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: SelectChip<Order>,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Order',
    options: [
      { value: 'value', label: 'Value' },
      { value: 'gain', label: 'Gain since purchase' },
      { value: 'name', label: 'Name' },
    ],
    value: 'value',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SelectChip<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Order' });
    await expect(select).toHaveDisplayValue('Value');
    await userEvent.selectOptions(select, 'Gain since purchase');
    await expect(canvas.getByText('Gain since purchase', { selector: 'span' })).toBeVisible();
  },
};

export const LongWords: Story = {
  globals: { textSize: 'double' },
  args: { label: 'Sortierreihenfolge' },
};
