import { noneYet, calls, submitted } from '../../../screens/real-name/realName.ts';
import { stageOf } from '../../../screens/withApp.tsx';
import type { Exhibit, Step } from '../../walk/Exhibit.ts';
import { replying } from '../../walk/walk.ts';

/** What the upstream may say of the verification. */
export const readings = {
  none: noneYet,
  pending: submitted(),
  approved: submitted({ status: 'approved' }),
  unknown: submitted({ status: { unknown: '7' } }),
};

const reading = (word: keyof typeof readings, status: unknown = word): Step => ({
  event: { type: 'STATUS', status },
  act: async (hands) => {
    // Not awaited: it waits to be answered.
    void stageOf(hands).refresh();
    await replying(calls.state, readings[word])(hands);
  },
});

/** The verification is read again while one looks on. */
export const statusSteps: Exhibit['steps'] = {
  'it is under review': reading('pending'),
  'it is approved': reading('approved'),
  'it says what nobody knows': reading('unknown', { unknown: '7' }),
  'it is to be done again': reading('none'),
};
