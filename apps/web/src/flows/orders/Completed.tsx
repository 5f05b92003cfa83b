import { Completion, type CompletionProps } from '@corro/ui';
import { useEffect } from 'react';
import { useServices } from '../../app/services.ts';

const shakeMs = 30;

/** What was asked for is done: said, drawn, and felt where the device can shake. */
export function Completed(props: CompletionProps) {
  const { vibrate } = useServices();
  useEffect(() => vibrate(shakeMs), [vibrate]);
  return <Completion {...props} />;
}
