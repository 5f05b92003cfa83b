/**
 * Tells whether the money is play money, from the first answer on and again if it turns out to be:
 * once seen, the mark does not go away because one answer lacks the header.
 */
export function createSimulatedNotice(onSimulated: (simulated: boolean) => void) {
  let known: boolean | null = null;
  function learn(simulated: boolean): void {
    if (known === true || known === simulated) return;
    known = simulated;
    onSimulated(simulated);
  }
  return {
    /** Takes note of the header of an answer. */
    notice: (response: Response) => learn(response.headers.get('x-corro-simulated') === 'true'),
    /** The upstream says so elsewhere. */
    confirm: () => learn(true),
  };
}
