/**
 * Answers in plain text, so that no client takes them for answers of the upstream, which are JSON.
 */
const failures = {
  unreachable: { status: 502, sentence: 'The upstream cannot be reached.' },
  unreadable: { status: 502, sentence: 'The answer of the upstream cannot be read.' },
  redirected: { status: 502, sentence: 'The upstream redirects to another address.' },
  loggedOut: { status: 401, sentence: 'The upstream redirects to its login.' },
  tooLong: { status: 502, sentence: 'The answer of the upstream is too long.' },
  tooSlow: { status: 504, sentence: 'The upstream did not answer in time.' },
  circle: { status: 508, sentence: 'The upstream leads back to this server.' },
  tooLarge: { status: 413, sentence: 'The call is too large.' },
} as const;

/**
 * A call could not be forwarded, or its answer could not. `detail` is for the operator and contains
 * no part of the call.
 */
export class UpstreamFailed extends Error {
  override readonly name = 'UpstreamFailed';
  readonly kind: keyof typeof failures;

  constructor(kind: keyof typeof failures, detail?: string) {
    const { sentence } = failures[kind];
    super(detail === undefined ? sentence : `${sentence} ${detail}`);
    this.kind = kind;
  }

  answer(): Response {
    const { status, sentence } = failures[this.kind];
    return new Response(sentence, { status });
  }
}
