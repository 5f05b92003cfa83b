import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A hairline between two things that space alone does not tell apart.',
  instead: {
    List: 'for rows, which bring their hairlines',
    Section: 'where the second thing has a title',
  },
  keyboard: 'None: it is a line.',
  accessibility: {
    role: '`separator`.',
    name: 'None.',
    contrast: 'A hairline, fainter than 3 : 1: nothing may depend on seeing it.',
    ...stillAndSilent,
  },
};

const meta = { component: Divider, tags: ['autodocs'], parameters: { guide } } satisfies Meta<
  typeof Divider
>;
export default meta;

export const Hairline: StoryObj<typeof meta> = {};
