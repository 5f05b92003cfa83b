import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Form } from '../Form/Form.tsx';
import { fieldGuide } from '../../story.fixture.ts';
import { Select, type SelectProps } from './Select.tsx';

const guide: ComponentGuide = {
  use: "One of many options of a word or two: a country, a bank, a month. It opens the browser's own list, which is a wheel on phones.",
  instead: {
    SegmentedControl: 'for up to four options of one word',
    ChoiceList: 'for options of a line or two',
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
    role: '`combobox`: a select.',
    name: 'Its label, always visible. `problem` and `hint` are its description, in this order.',
    ...fieldGuide,
  },
};

type Country = 'mx' | 'es' | 'de';

const meta = {
  component: Select<Country>,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    name: 'country',
    label: 'Country',
    options: [
      { value: 'mx', label: 'Mexico' },
      { value: 'es', label: 'Spain' },
      { value: 'de', label: 'Germany' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select<Country>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  args: { placeholder: 'Choose a country' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await expect(select).toHaveValue('');
    await expect(select).toHaveDisplayValue('Choose a country');
    await userEvent.selectOptions(select, 'Spain');
    await expect(args.onChange).toHaveBeenLastCalledWith('es');
  },
};

export const Chosen: Story = { args: { defaultValue: 'de', hint: 'Where you pay taxes' } };

export const WithProblem: Story = {
  args: { placeholder: 'Choose a country', problem: 'Choose the country where you live.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Choose the country where you live.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'mx' } };

export const LongWords: Story = {
  globals: { textSize: 'double' },
  args: {
    label: 'Steuerliche Ansässigkeit',
    options: [{ value: 'de', label: 'Vereinigtes Königreich Großbritannien und Nordirland' }],
  },
};

function Controlled(props: SelectProps<Country>) {
  const [value, setValue] = useState<Country | null>(null);
  return (
    <Form label="Form" onSubmit={fn()}>
      <Select {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </Form>
  );
}

/** The keyboard reaches the select, and the caller controls its value. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true, because: 'It looks like “NothingChosen”.' } },
  args: { placeholder: 'Choose a country' },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'de');
    await expect(select).toHaveDisplayValue('Germany');
    await expect(canvas.getByRole('status')).toHaveTextContent('de');
  },
};
