import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { DeviceIcon } from './DeviceIcon.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The type of device on which something happened, beside its name.',
  instead: {
    Icon: 'for any other icon',
  },
  keyboard: 'None: it is a picture.',
  accessibility: {
    role: 'None: hidden from screen readers.',
    name: 'None: the text beside it names the device.',
    contrast: 'That of the text around it.',
    ...stillAndSilent,
  },
};

const meta = {
  component: DeviceIcon,
  tags: ['autodocs'],
  parameters: {
    guide,
    chromatic: {
      disableSnapshot: true,
      because: 'Signs of the family that Icon is pictured with.',
    },
  },
  args: { device: 'phone' },
} satisfies Meta<typeof DeviceIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const EveryKind: Story = {
  render: () => (
    <Inline gap={16}>
      <DeviceIcon device="phone" />
      <DeviceIcon device="tablet" />
      <DeviceIcon device="computer" />
      <DeviceIcon device={null} />
    </Inline>
  ),
};
