import type { Script } from '@corro/testing';
import { stageOf } from '../../screens/withApp.tsx';
import type { Step } from './Exhibit.ts';

/** Lets the upstream answer a route otherwise from now on, and all that is on the screen be read again. */
export function telling(route: string, how: Script): Step['act'] {
  return async (hands) => {
    const stage = stageOf(hands);
    stage.upstream.script(route, how);
    // Not awaited: a call that waits to be answered by hand may be among them.
    void stage.refresh();
  };
}
