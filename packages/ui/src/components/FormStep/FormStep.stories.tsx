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
  use: 'One of several parts of a form that are filled in one after the other and submitted together.',
  instead: {
    Steps: 'to show progress',
    Tabs: 'for parts in any order',
    Form: 'alone, if all fields fit on one screen',
  },
  keyboard: {
    Enter: 'submits the form; until the last step, the caller goes to the next step instead',
  },
  accessibility: {
    role: '`group`, a `fieldset`; a hidden step is hidden from screen readers too.',
    name: '`label`: state the number of the step and of all steps.',
    announced:
      'Its name, when the focus moves to its first field, or to the step itself if it has no field.',
    contrast: 'It paints nothing.',
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
