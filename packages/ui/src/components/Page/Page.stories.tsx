import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Page.guide.ts';
import { Page } from './Page.tsx';

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
