import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The logo, once, at the first encounter with the app.',
  instead: { Icon: 'for an icon of an action', Image: 'for a picture of something' },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: 'None: it is hidden from screen readers.',
    name: 'None. Put the name in text beside it.',
    contrast: 'Its ring has 9 : 1 on its background, in every theme.',
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
