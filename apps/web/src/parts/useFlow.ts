import { useEffect, useRef, useState } from 'react';

/** A running machine as a screen sees it: what to show, and what can happen. */
export interface Flow<Event, View> {
  view(): View;
  subscribe(listener: () => void): () => void;
  send(event: Event): void;
}

/**
 * A machine that is fetched with the first event, so that a first view goes without it. Until it
 * is there `idle` is shown, with `busy` where an event waits for it. Where it cannot be had,
 * `failure` says so and the next event tries again.
 */
export function useFlow<Event, View extends { readonly busy: boolean }>(
  load: () => Promise<Flow<Event, View>>,
  idle: View,
  whenNotHad: View,
): { view: View; send: (event: Event, waits?: boolean) => void } {
  const [view, setView] = useState(idle);
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);

  const send = (event: Event, waits = true) => {
    if (leave.current === null && waits) setView({ ...idle, busy: true });
    load().then(
      (flow) => {
        leave.current ??= flow.subscribe(() => setView(flow.view()));
        flow.send(event);
        setView(flow.view());
      },
      () => setView(waits ? whenNotHad : idle),
    );
  };
  return { view, send };
}
