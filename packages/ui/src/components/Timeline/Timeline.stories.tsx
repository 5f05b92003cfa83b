import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'What comes when, in a few days with a name each, and where today is among them: an offering that opens, closes and is allotted.',
  instead: {
    Steps: 'for how far something has come, without days',
    Meter: 'for how much of one stretch has gone, beside words that say it',
    RangeBar: 'for a figure between two others',
  },
  keyboard: 'None: it is a picture with a list.',
  accessibility: {
    role: '`img`, and below it a `dl` with each stop and its day.',
    name: '`screenReaderText`: where today is, in words.',
    contrast: 'Words 4.5 : 1, line and marks 3 : 1; all hold in forced colours.',
    ...stillAndSilent,
  },
};

const stops = [
  { id: 'opens', label: 'Opens', detail: '12 Nov 2026' },
  { id: 'closes', label: 'Closes', detail: '20 Nov 2026' },
  { id: 'allotted', label: 'Allotment', detail: 'after it closes' },
];

const meta = {
  component: Timeline,
  tags: ['autodocs'],
  parameters: { guide },
  args: { stops, now: 0.6, nowLabel: 'Today', screenReaderText: 'It closes in 3 days' },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last circle marks today. */
const ringAt = (cx: string): Pick<Story, 'play'> => ({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: meta.args.screenReaderText })).toBeVisible();
    const circles = [...canvasElement.querySelectorAll('circle')];
    await expect(circles.at(-1)).toHaveAttribute('cx', cx);
  },
});

export const Between: Story = ringAt('30%');
export const AtTheEnd: Story = { args: { now: 2 }, ...ringAt('100%') };

/** Without dates, today cannot be placed. */
export const WithoutToday: Story = {
  args: { now: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(3);
  },
};
export const LongWordsInLargeText: Story = {
  globals: { textSize: 'double', locale: 'de' },
  args: {
    stops: [
      { id: 'opens', label: 'Beginn der Zeichnungsfrist', detail: '12. November 2026' },
      { id: 'closes', label: 'Ende der Zeichnungsfrist', detail: '20. November 2026' },
      { id: 'allotted', label: 'Zuteilung', detail: 'nach dem Ende der Zeichnungsfrist' },
    ],
    nowLabel: 'Heute',
  },
};
