import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';
import { stillAndSilent } from '../../story.fixture.ts';

const guide: ComponentGuide = {
  use: 'The dates of a process with their names, and the position of today: an offering that opens, closes and is allotted.',
  instead: {
    Steps: 'for progress without dates',
    Meter: 'for the elapsed part of one period, beside a text that says it',
    RangeBar: 'for a figure between two others',
  },
  keyboard: 'None: it is a picture with a list.',
  accessibility: {
    role: '`img`, and below it a `dl` with each name and its date.',
    name: '`screenReaderText`: the position of today, in words.',
    contrast: 'Text has at least 4.5 : 1, line and marks 3 : 1; all are visible in forced colours.',
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
