import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldSummary } from './FieldSummary.tsx';

const guide: ComponentGuide = {
  use: 'All problems of a form in one place; each links to its field. Put it inside the `Form`; it is empty without problems.',
  instead: {
    TextField: 'and every other field show their own problem below themselves',
    Banner: 'for a notice that belongs to no form',
  },
  keyboard: {
    Tab: 'moves from problem to problem',
    'Enter Space': 'moves the focus to the field of the problem',
  },
  accessibility: {
    role: '`alert`, always rendered; the problems are `button`s in a `list`.',
    name: 'None: its text is its content.',
    announced: 'Its text, immediately, when it appears or changes.',
    contrast:
      'Text has at least 4.5 : 1; a border and underlines in addition to the colour; the focus ring 3 : 1.',
    motion: 'None.',
  },
};

const meta = {
  component: FieldSummary,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    title: 'Two things to put right',
    problems: [
      { field: 'phone', message: 'The number has fewer than 10 digits.' },
      { field: 'code', message: 'Enter your invitation code.' },
    ],
  },
  render: (args) => (
    <Form label="Join" onSubmit={() => {}}>
      <FieldSummary {...args} />
      <TextField name="phone" label="Phone" defaultValue="55" />
      <TextField name="code" label="Code" />
    </Form>
  ),
} satisfies Meta<typeof FieldSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoProblems: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Two things to put right');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter your invitation code.' }));
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
  },
};

export const OfTheWholeForm: Story = {
  args: { title: 'That did not work', problems: [{ message: 'The service is busy.' }] },
};

export const Nothing: Story = { args: { problems: [] } };

export const LongWordsInLargeText: Story = {
  args: {
    title: 'Bitte korrigieren',
    problems: [
      { field: 'phone', message: 'Die Benachrichtigungstelefonnummer ist unvollständig.' },
    ],
  },
  globals: { locale: 'de', textSize: 'double' },
};
