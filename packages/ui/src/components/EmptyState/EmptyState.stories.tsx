import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'States that there is nothing here yet, and offers the next step.',
  instead: {
    ErrorState: 'if loading failed',
    Skeleton: 'while content is loading',
    Banner: 'beside existing content',
  },
  keyboard: 'None: it is text. A control in `action` has its own keys.',
  accessibility: {
    role: 'None: a picture hidden from screen readers, and text.',
    name: 'None.',
    contrast: 'Text has at least 4.5 : 1 in both themes.',
    ...stillAndSilent,
  },
};

const meta = {
  component: EmptyState,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    title: 'Nothing on your list yet',
    text: 'Star what you want to keep an eye on.',
    picture: 'star',
    action: <Button href="#markets">See the markets</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNextStep: Story = {};
export const TitleAlone: Story = { args: { text: undefined, picture: 'empty', action: undefined } };
