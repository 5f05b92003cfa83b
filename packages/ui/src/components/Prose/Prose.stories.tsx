import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: "An article from an external author, in the app's typography. The HTML must be sanitized before: this component does not sanitize it.",
  instead: {
    Text: "for the app's own texts",
    Section: "for a titled part of the app's own pages",
  },
  keyboard: {
    Tab: 'goes from link to link in the text',
    Enter: 'follows a link',
  },
  accessibility: {
    role: 'None of its own; the headings, lists and tables in the HTML have theirs.',
    name: 'None. `lang` is the language in which it is read.',
    contrast:
      'Text and links have at least 4.5 : 1; links are underlined, and their focus ring has 3 : 1.',
    ...stillAndSilent,
  },
};

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
