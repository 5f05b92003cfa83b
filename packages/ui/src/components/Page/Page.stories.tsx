import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Page } from './Page.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The column with the parts of a screen: margins of 16 px, 24 px between the parts.',
  instead: {
    Stack: 'to place things below each other within a part',
    Section: 'for a part that has a title',
    AppFrame: 'around the page, for header and navigation',
  },
  keyboard: 'None: it is layout.',
  accessibility: {
    role: 'None; `main` with `as="main"`, once on a page and not inside `AppFrame`, which has its own.',
    name: 'None.',
    contrast: 'It paints nothing.',
    ...stillAndSilent,
  },
};

const meta = {
  component: Page,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    children: (
      <>
        <Heading level={1}>Title of the page</Heading>
        <Text as="p">Parts of a page stand below each other, 24 px apart.</Text>
        <Card>A card between the gutters</Card>
      </>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const WithoutGutters: Story = { args: { gutters: false } };

export const ByItself: Story = { args: { as: 'main', fill: true, gap: 16 } };
