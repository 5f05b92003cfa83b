import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Form, type FormProps, type FormValues } from './Form.tsx';

const guide: ComponentGuide = {
  use: "Fields that are submitted together, with their values exactly as typed. If a submission has problems, at once or after the server's answer, the first field with one receives the focus.",
  instead: {
    FieldSummary: 'inside it, to list all problems in one place',
    MessageComposer: 'for a message',
    SearchField: 'for a search, which needs no form around it',
  },
  keyboard: {
    Enter: 'in a field: submits the form',
    Tab: 'moves from field to field',
  },
  accessibility: {
    role: '`form`.',
    name: 'Its `label`.',
    announced:
      'Nothing by itself: its fields announce their problems. If a submission has problems, the first field with one receives the focus, unless the customer is already typing again.',
    contrast:
      'It paints nothing. While the customer types on a phone, its main button has its own background above the keyboard.',
    motion: 'None.',
  },
};

const meta = {
  component: Form,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Log in', onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

function Fields({ password }: { password?: string }) {
  return (
    <>
      <TextField name="phone" label="Phone" type="tel" inputMode="numeric" />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        showLabel="Show"
        hideLabel="Hide"
        problem={password}
      />
      <Button type="submit" fullWidth>
        Log in
      </Button>
    </>
  );
}

/** Uncontrolled fields are submitted as typed. */
export const Sent: Story = {
  args: { children: <Fields /> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Phone'), '5500000001');
    await userEvent.type(canvas.getByLabelText('Password'), ' s3cret{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      phone: '5500000001',
      password: ' s3cret',
    });
  },
};

let answered = Promise.withResolvers<void>();

/**
 * Shows a problem at the password: at once if the phone number is missing, otherwise after the
 * server's answer.
 */
function Checked(props: FormProps) {
  const [problem, setProblem] = useState<string>();
  const submit = ({ phone }: FormValues) => {
    if (phone === '') setProblem('Enter your password.');
    else void answered.promise.then(() => setProblem('The password is wrong.'));
  };
  return (
    <Form {...props} onSubmit={submit}>
      <Fields {...(problem === undefined ? {} : { password: problem })} />
    </Form>
  );
}

/**
 * The first invalid field takes the focus, also after an unchanged resubmission, but not while the
 * customer types.
 */
export const Refused: Story = {
  render: (args) => <Checked {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log in' });
    const phone = canvas.getByLabelText('Phone');
    answered = Promise.withResolvers();
    await userEvent.type(phone, '55');
    await userEvent.click(button);
    await userEvent.type(phone, '0');
    answered.resolve();
    await canvas.findByText('The password is wrong.');
    // Waits for React to move the focus.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(phone).toHaveFocus();
    await userEvent.clear(phone);
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

/** Text typed before hydration is kept and submitted. */
export const TypedBeforeTheCodeCame: Story = {
  tags: ['!autodocs'],
  render: () => <div data-testid="prerendered" />,
  play: async ({ args, canvas, userEvent }) => {
    const place = canvas.getByTestId('prerendered');
    const page = (
      <UiProvider locale="es">
        <Form label="Log in" onSubmit={args.onSubmit}>
          <Fields />
        </Form>
      </UiProvider>
    );
    place.innerHTML = renderToString(page);
    await userEvent.type(canvas.getByLabelText('Phone'), '5500000001');
    await userEvent.type(canvas.getByLabelText('Password'), 's3cret');
    const root = hydrateRoot(place, page);
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '5500000001', password: 's3cret' });
    root.unmount();
  },
};
