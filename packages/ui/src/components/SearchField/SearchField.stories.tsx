import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const guide: ComponentGuide = {
  use: 'A search field. Its magnifier identifies it, so its label may be shown only while the field is empty.',
  instead: {
    TextField: 'for other text',
    Tabs: 'for a few views',
  },
  keyboard: {
    Enter: 'passes the text to `onSearch`; without `onSearch`, submits the `Form` around it',
    Tab: 'moves to the field, then to the button that empties it, if there is text',
    'Enter Space': 'on that button: empties the field, which then has the focus',
  },
  accessibility: {
    role: '`searchbox`.',
    name: 'Its `label`, read aloud and shown while the field is empty. `problem` is its description.',
    announced:
      'A problem, politely, when it appears or changes; the field then has `aria-invalid`.',
    contrast:
      'Text has at least 4.5 : 1, the focus ring 3 : 1. It is a filled pill without a border; forced colours show a border.',
    motion: 'None.',
  },
};

const meta = {
  component: SearchField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Name or code', clearLabel: 'Clear', onChange: fn(), onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: 'AAPL' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Name or code' });
    await userEvent.click(input);
    // These keys end the composition of an input method.
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      await fireEvent.keyDown(input, { key: 'Enter', ...composing });
    }
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('AAPL');
  },
};

export const Cleared: Story = {
  args: { defaultValue: 'AAPL' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    const input = canvas.getByRole('searchbox');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithProblem: Story = { args: { problem: 'Enter a code to search.' } };

export const LargeText: Story = {
  args: { label: 'Unternehmensname oder Kürzel', problem: 'Geben Sie ein Kürzel ein.' },
  globals: { locale: 'de', textSize: 'double' },
};
