import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldSummary } from './FieldSummary.tsx';

const guide: ComponentGuide = {
  use: 'What is wrong with a form, in one place: each problem links to its field. Place it inside the `Form`; it is empty without problems.',
  instead: {
    TextField: 'and every other field says its own problem below itself',
    Banner: 'for a notice that belongs to no form',
  },
  keyboard: {
    Tab: 'goes from problem to problem',
    'Enter Space': 'go to the field of the problem',
  },
  accessibility: {
    role: '`alert`, always there; the problems are `button`s in a `list`.',
    name: 'None: its words are what it says.',
    announced: 'Its words, at once, when they appear or change.',
    contrast:
      'Words 4.5 : 1 on their ground; an edge and underlines besides the colour; the focus ring 3 : 1.',
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
