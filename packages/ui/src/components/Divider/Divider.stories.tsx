import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'A thin line between two things, if space alone does not separate them.',
  instead: {
    List: 'for rows, which have their own lines',
    Section: 'if the second thing has a title',
  },
  keyboard: 'None: it is a line.',
  accessibility: {
    role: '`separator`.',
    name: 'None.',
    contrast: 'A thin line with less than 3 : 1: nothing may depend on it.',
    ...stillAndSilent,
  },
};

const meta = { component: Divider, tags: ['autodocs'], parameters: { guide } } satisfies Meta<
  typeof Divider
>;
export default meta;

export const Hairline: StoryObj<typeof meta> = {};
