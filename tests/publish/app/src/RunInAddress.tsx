import { decodeRun, encodeRun, Stepper } from '@corro/stepper';
import { machine } from './machine';

const run = decodeRun(location.hash.slice(1) || encodeRun([]));
export const RunInAddress = () => (
  <Stepper
    {...{ machine, run }}
    onRun={(next) => history.replaceState(null, '', `#${encodeRun(next)}`)}
  />
);
