import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Prose.guide.ts';
import { Prose } from './Prose.tsx';

const meta = {
  component: Prose,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    html: `<p>Shares closed higher on Friday, with <a href="#more">technology</a> in front.</p>
      <h2>What moved</h2>
      <ul><li>Semiconductors, +2.1%</li><li>Energy, −0.4%</li></ul>
      <blockquote>Nobody expected it.</blockquote>
      <table><tr><th>Index</th><th>Close</th></tr><tr><td>IPC</td><td>52,310.40</td></tr></table>`,
  },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {};

export const LongWords: Story = {
  args: {
    lang: 'de',
    html: '<p>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</p>',
  },
};

export const LargeText: Story = { globals: { textSize: 'double' } };
