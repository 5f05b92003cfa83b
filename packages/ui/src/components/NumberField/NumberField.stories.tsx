import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';
import { fieldGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A number as text: what is typed stays as typed, even `1.234,50` and `1e3`, and the caller validates it.',
  instead: {
    QuantityStepper: 'for a whole quantity with buttons for one more and one less',
    CodeField: 'for a secret code',
    TextField: 'for digits that are no quantity, such as a phone number',
  },
  keyboard: {
    'ArrowUp ArrowDown':
      'add or subtract `step`, between `min` and `max`; text that is not a whole number does not change',
    Enter: 'submits the `Form` around it',
  },
  accessibility: {
    role: '`textbox`, with the keyboard of `inputMode`; not `spinbutton`, because the field may contain text that is no number.',
    name: 'Its label, always visible, followed by `prefix` and `suffix`. `problem` and `hint` are its description, in this order.',
    ...fieldGuide,
  },
};

const meta = {
  component: NumberField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { name: 'amount', label: 'Amount', onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'At least 10' } };

export const WithUnit: Story = {
  args: { prefix: 'US$', inputMode: 'decimal', defaultValue: '1234.50' },
};

/** The screen's main figure. */
export const Hero: Story = {
  args: { size: 'hero', prefix: 'US$', inputMode: 'decimal', defaultValue: '850', hint: '12' },
};

/**
 * Sends the events of an input method: the composed text grows in the input and is committed at the
 * end.
 */
async function compose(input: HTMLInputElement, word: string) {
  const before = input.value;
  await fireEvent.compositionStart(input);
  for (let end = 1; end <= word.length; end += 1) {
    const value = before + word.slice(0, end);
    await fireEvent.input(input, { target: { value }, isComposing: true });
    await expect(input).toHaveValue(value);
  }
  await fireEvent.compositionEnd(input, { data: word });
}

/** While an input method composes, the text is reported but not grouped. */
export const Composed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.click(input);
    await compose(input, '7500');
    await expect(input).toHaveValue('7,500');
    await expect(args.onChange).toHaveBeenLastCalledWith('7500');
    await compose(input, '12');
    await expect(input).toHaveValue('750,012');
    await userEvent.clear(input);
    await compose(input, '１２５０');
    await expect(input).toHaveValue('1,250');
    await userEvent.keyboard('0');
    await expect(args.onChange).toHaveBeenLastCalledWith('12500');
  },
};

/** Pasted text replaces the selection, even if it begins with the same digits. */
export const PastedOver: Story = {
  args: { defaultValue: '1500' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Amount');
    for (const [text, shown] of [
      ['1,5', '1,5'],
      ['1,250', '1,250'],
      ['1,25', '1,25'],
      ['1.250', '1.250'],
    ] as const) {
      await userEvent.click(input);
      input.select();
      await userEvent.paste(text);
      await expect(input).toHaveValue(shown);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith('1.250');
  },
};

/** Other text stays as typed. */
export const AsTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount');
    for (const text of ['1e3', '1.234,50', '0.500', '-0', '007']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(input).toHaveValue(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(text);
      if (text === '007') continue;
      await userEvent.keyboard('{ArrowUp}');
      await expect(input).toHaveValue(text);
    }
  },
};

export const ArrowKeys: Story = {
  args: { defaultValue: '9', min: 1, max: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('10');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('9');
  },
};

export const WithProblem: Story = {
  args: { defaultValue: '1.234,50', problem: 'Write it as 1234.50.' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '100' } };

/** A read-only field ignores typing and arrow keys. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '100' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Amount'));
    await userEvent.keyboard('{ArrowUp}5');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('100');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LargeText: Story = {
  args: { prefix: 'US$', suffix: 'pro Jahr', defaultValue: '1234.50', hint: 'Mindestbetrag 10' },
  globals: { locale: 'de', textSize: 'double' },
};
