import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const meta = {
  component: Form,
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

/** The fields hold their own text; the form hands it on as typed. */
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

function Checked(props: FormProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <Form {...props} onSubmit={() => setProblem('Enter your password.')}>
      <Fields {...(problem === undefined ? {} : { password: problem })} />
    </Form>
  );
}

/** The first field with a problem takes the focus, and does so again when nothing has changed. */
export const Refused: Story = {
  render: (args) => <Checked {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log in' });
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};
