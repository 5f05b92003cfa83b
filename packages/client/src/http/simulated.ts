/**
 * Tells whether the money is play money, from the first answer on and again if it turns out to be:
 * once seen, the mark does not go away because one answer lacks the header.
 */
export function createSimulatedNotice(
  onSimulated: (simulated: boolean) => void,
): (response: Response) => void {
  let known: boolean | null = null;
  return (response) => {
    const now = response.headers.get('x-corro-simulated') === 'true';
    if (known === true || known === now) return;
    known = now;
    onSimulated(now);
  };
}
