import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ListRow } from '../List/ListRow.tsx';
import { List } from '../List/List.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { NearView } from './NearView.tsx';
import { notPictured } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'Loads a part of a page only when the reader scrolls near it, because it costs a call.',
  instead: {
    List: 'does the same for the rows of a long list',
    Skeleton: 'for content that is loading',
  },
  keyboard: 'None: its content has its own keys.',
  accessibility: {
    role: 'None.',
    name: 'None.',
    announced: 'Nothing.',
    contrast: 'It paints nothing.',
    motion: 'None: the content appears below the screen.',
  },
};

const meta = {
  component: NearView,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: <Text>What costs a call</Text> },
} satisfies Meta<typeof NearView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InView: Story = {
  parameters: notPictured('Shows only its content.'),
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('What costs a call')).toBeVisible()),
};

/** Mounted only near the view. */
export const FurtherDown: Story = {
  tags: ['!autodocs'],
  parameters: notPictured('The first view ends above the tested rows.'),
  render: (args) => (
    <Stack gap={0}>
      <List>
        {Array.from({ length: 40 }, (_, at) => (
          <ListRow key={at} title={`Row ${at + 1}`} />
        ))}
      </List>
      <NearView {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('What costs a call')).toBeNull();
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByText('What costs a call')).toBeVisible());
    scrollTo(0, 0);
    await expect(canvas.getByText('What costs a call')).toBeInTheDocument();
  },
};
