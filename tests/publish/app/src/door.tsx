// oxlint-disable import/no-unassigned-import -- a style sheet has no exports
import '@corro/stepper/style.css';
import './door.css';
import { StateChart } from '@corro/stepper';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, setup } from 'xstate';

const door = setup({
  types: { events: {} as { readonly type: 'OPEN' } | { readonly type: 'CLOSE' } },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { OPEN: 'open' } }, open: { on: { CLOSE: 'closed' } } },
});
const doorActor = createActor(door).start();

function Door() {
  const snapshot = useSyncExternalStore(
    (tell) => {
      const subscription = doorActor.subscribe(tell);
      return () => subscription.unsubscribe();
    },
    () => doorActor.getSnapshot(),
  );
  return (
    <div className="door">
      <StateChart
        machine={door}
        snapshot={snapshot}
        onTransition={({ event }) => doorActor.send(event)}
      />
    </div>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(<Door />);
