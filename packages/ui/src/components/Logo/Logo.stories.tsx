import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The mark, once, where one meets the app for the first time.',
  instead: { Icon: 'for a sign of what something does', Image: 'for the picture of a thing' },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: 'None: it is left out.',
    name: 'None. Say the name in words beside it.',
    contrast: 'Its ring 9 : 1 on its own ground, in every theme.',
    ...stillAndSilent,
  },
};

const meta = {
  component: Logo,
  tags: ['autodocs'],
  parameters: { guide },
} satisfies Meta<typeof Logo>;
export default meta;

export const Mark: StoryObj<typeof meta> = {};
