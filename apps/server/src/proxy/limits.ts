/** How long a call may take, and how much it and its answer may be. */
export interface ProxyLimits {
  /** Until the answer begins. */
  readonly answerMs: number;
  /** The same where a form with a photo goes out. */
  readonly uploadMs: number;
  /** Between two pieces of an answer, be it the upstream that is slow or who reads. */
  readonly stalledMs: number;
  readonly callBytes: number;
  readonly uploadBytes: number;
  readonly answerBytes: number;
}

export const proxyLimits: ProxyLimits = {
  // Longer than the app waits (10 s, spec §7), so that the app is the one to call it a timeout.
  answerMs: 15_000,
  // A photo takes its time on a slow network. Node's own server waits no longer for a request.
  uploadMs: 300_000,
  stalledMs: 15_000,
  callBytes: 1024 * 1024,
  uploadBytes: 32 * 1024 * 1024,
  // A list of ten thousand rows takes some 5 MB.
  answerBytes: 64 * 1024 * 1024,
};
