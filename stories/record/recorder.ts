import { ActorHost, ActorStage, runsMachine } from '@corro/stepper';
import type { InspectionEvent } from 'xstate';
import { fromApp, fromStepper, type FromStepper, type Hot } from './channel.ts';

const texts = {
  en: { open: 'Stepper', stays: 'The running app does not start over: open its screen again.' },
  es: {
    open: 'Stepper',
    stays: 'La app en marcha no vuelve a empezar: abre otra vez su pantalla.',
  },
};

/**
 * Streams the machines of the running app to the stepper's windows, through the development server.
 * Returns the `inspect` of the app's actors.
 */
export function record(hot: Hot): (seen: InspectionEvent) => void {
  const page = crypto.randomUUID();
  const say = texts[document.documentElement.lang === 'es' ? 'es' : 'en'];
  const host = new ActorHost((message) =>
    hot.send(fromApp, { page, device: navigator.userAgent, message }),
  );
  hot.on(fromStepper, (to: FromStepper) => {
    if (to.page === null || to.page === page) void host.hear(to.message);
  });
  document.body.append(linkToStepper(say.open));
  return (seen) => {
    if (seen.type !== '@xstate.event' || seen.event.type !== 'xstate.init') return;
    // From this event on, the actor has a snapshot.
    const { actorRef } = seen;
    if (!('logic' in actorRef) || !runsMachine(actorRef)) return;
    host.share(new ActorStage(actorRef, { restart: () => Promise.reject(new Error(say.stays)) }));
  };
}

/** A link to the stepper's window, at the edge of the screen. */
function linkToStepper(text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '/@corro/stepper';
  link.target = 'corro-stepper';
  link.textContent = text;
  Object.assign(link.style, {
    position: 'fixed',
    right: '0',
    top: '40%',
    zIndex: '9999',
    padding: '12px 4px',
    writingMode: 'vertical-rl',
    color: '#ffffff',
    background: '#3040a0',
    borderRadius: '8px 0 0 8px',
  });
  return link;
}
