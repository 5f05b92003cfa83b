import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Text } from '../Text/Text.tsx';
import { DemoMark } from './DemoMark.tsx';
import { textGuide } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'States that everything shown is simulated: above all content, on every screen, in a colour that nothing else uses.',
  instead: {
    Banner: 'for any other notice',
    Tag: 'for a word about one item',
    Stamp: 'for the status of a form',
  },
  keyboard: 'None: it is text.',
  accessibility: {
    ...textGuide,
    name: 'None.',
    contrast: 'Dark text on `mark`, at least 4.5 : 1 in both themes; a border in forced colours.',
  },
};

const meta = {
  component: DemoMark,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'DEMO · dinero simulado' },
} satisfies Meta<typeof DemoMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {};

/** A sheet leaves the mark visible, because its scrim begins below the mark. */
export const AboveASheet: Story = {
  render: (args) => (
    <>
      <DemoMark {...args} />
      <Sheet open onOpenChange={() => undefined} title="Review" closeLabel="Close" tall>
        <Text>Anything</Text>
      </Sheet>
    </>
  ),
  play: async ({ canvasElement }) => {
    const sheet = await screen.findByRole('dialog');
    const mark = within(canvasElement).getByText('DEMO · dinero simulado');
    const { bottom } = mark.getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(0);
    await expect(getComputedStyle(sheet, '::before').backgroundImage).toContain(`${bottom}px`);
    const panel = sheet.firstElementChild;
    await waitFor(() => expect(panel?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom));
  },
};
