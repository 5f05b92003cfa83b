import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormStep } from './FormStep.tsx';
import { notPictured } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A part of a form that is filled in after another one; all parts are sent together.',
  instead: {
    Steps: 'to say how far something has come',
    Tabs: 'for parts that can be gone through in any order',
    Form: 'alone, where all fields fit on one screen',
  },
  keyboard: { Enter: 'sends the form, which the caller takes as “next” until the last step' },
  accessibility: {
    role: '`group`, a `fieldset`; a step out of view is hidden from screen readers too.',
    name: '`label`: say which step of how many it is.',
    announced: 'Its name, as the focus comes to its first field, or to itself where it has none.',
    contrast: 'None: it has no looks.',
    motion: 'None.',
  },
};

const onSubmit = fn();

function TwoSteps({ isLast = false }: { isLast?: boolean }) {
  const [step, setStep] = useState(isLast ? 2 : 1);
  return (
    <Form
      label="Open an account"
      onSubmit={(values) => (step === 2 ? onSubmit(values) : setStep(2))}
    >
      <FormStep label="Step 1 of 2: your phone" current={step === 1}>
        <TextField name="phone" label="Phone" type="tel" />
      </FormStep>
      <FormStep label="Step 2 of 2: what you accept" current={step === 2}>
        <Text>Please read this first.</Text>
      </FormStep>
      <Button type="submit">{step === 2 ? 'Accept' : 'Next'}</Button>
      <Button tone="quiet" onPress={() => setStep(1)}>
        Back
      </Button>
    </Form>
  );
}

const meta = {
  component: FormStep,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Step 1 of 2: your phone', current: true, children: null },
  render: () => <TwoSteps />,
} satisfies Meta<typeof FormStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { render: () => <TwoSteps isLast /> };

/**
 * The focus follows the step, typed text survives going back, and the last step submits all values.
 */
export const ThereAndBack: Story = {
  tags: ['!autodocs'],
  parameters: notPictured('Same picture as “Last”.'),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const phone = canvas.getByLabelText('Phone');
    await userEvent.type(phone, '5512345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(phone).not.toBeVisible());
    await expect(canvas.getByRole('group', { name: /^Step 2/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveValue('5512345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(onSubmit).toHaveBeenCalledWith({ phone: '5512345678' });
  },
};
