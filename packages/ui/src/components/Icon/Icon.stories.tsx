import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { icons, type IconName } from './icons.ts';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: "An icon of the app's icon set, in the colour of the text around it. It stands beside text or inside a control that has a name, never alone. It loads the whole icon set: keep it off the first screen.",
  instead: {
    IconButton: 'for an icon that can be pressed',
    Image: 'for a picture',
  },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: 'None: hidden from screen readers.',
    name: 'None: the text beside it has the meaning.',
    contrast: 'That of the text around it.',
    ...stillAndSilent,
  },
};

const meta = {
  component: Icon,
  tags: ['autodocs'],
  parameters: { guide },
  args: { name: 'search' },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline gap={16}>
      <Icon name="star" size={16} />
      <Icon name="star" size={20} />
      <Icon name="starFilled" size={24} />
      <Icon name="star" size={32} />
      <Icon name="star" size={48} />
    </Inline>
  ),
};

export const Family: Story = {
  render: () => (
    <Grid minColumn="narrow" gap={24}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <Stack key={name} gap={4} align="center">
          <Icon name={name} />
          <Text size={12} tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
