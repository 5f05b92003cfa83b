import { answer, createFakeClock, createScriptedFetch, scriptedBase } from '@corro/testing';
import type { FakeClock, ScriptedFetch } from '@corro/testing';
import type { MessageId } from '@corro/messages';
import { createServices, showAt, type Services, type LoadedApp } from '@corro/web';
import { authSwitch } from './authSwitch.tsx';
import { deviceWith, endSession } from './device.ts';
import { MachineWatch } from './MachineWatch.ts';
import { outputTo, type SentOutput } from './output.ts';
import { lostAfter, setOnline, withNetwork } from './network.ts';
import { configRoute, operatorConfig } from './operatorConfig.ts';
import type { StoryScenario } from './StoryScenario.ts';
import type { Surroundings } from './surroundings.ts';

/** The call that every signed-in screen makes: the number of unread messages. */
export const unreadRoute = 'GET /stock/success/user_message/unread-count';
export const nothingUnread = answer.ok({ unread_count: 0 });

/** The app of one story, with the controls for its `play`. */
export class AppHarness {
  static #opened = 0;
  /** React key: a new harness mounts a new app. */
  readonly key = (AppHarness.#opened += 1);
  readonly shown: LoadedApp;
  readonly services: Services;
  /** The app's calls so far, and the script of answers. */
  readonly upstream: ScriptedFetch;
  /** The machines that the app runs. */
  readonly machines: MachineWatch;
  /** Durations of the device's vibrations, in milliseconds. */
  readonly vibrations: readonly number[];
  /** Prints, shared texts and saved files so far. */
  readonly sent: SentOutput;
  readonly #network: Surroundings['network'];
  #losing: ReturnType<typeof setTimeout> | undefined;
  readonly #clock: FakeClock | null;
  readonly #dateNow = Date.now;

  private constructor(
    shown: LoadedApp,
    services: Services,
    upstream: ScriptedFetch,
    machines: MachineWatch,
    network: Surroundings['network'],
    clock: FakeClock | null,
    vibrations: readonly number[],
    sent: SentOutput,
  ) {
    this.shown = shown;
    this.services = services;
    this.upstream = upstream;
    this.machines = machines;
    this.#network = network;
    this.#clock = clock;
    this.vibrations = vibrations;
    this.sent = sent;
  }

  /** Builds the app of a scenario on the real client over a scripted upstream, as set in the toolbar. */
  static async open(
    scenario: StoryScenario,
    { locale, messages, network }: Surroundings,
  ): Promise<AppHarness> {
    const upstream = createScriptedFetch({
      [unreadRoute]: nothingUnread,
      [configRoute]: operatorConfig(),
      ...scenario.upstream,
    });
    upstream.honourKeys(scenario.honoursKeys === true);
    const machines = new MachineWatch();
    const clock = scenario.clock === 'running' ? null : createFakeClock();
    const vibrations: number[] = [];
    const sent: SentOutput = { prints: 0, shared: [], files: [] };
    const services = createServices({
      settings: {
        operator: null,
        isDemo: (scenario.settings?.operator ?? null) === null,
        hasPasskeys: false,
        hasWorker: false,
        format: { firstPage: '1' },
        locales: ['es'],
        legal: { termsUrl: null, privacyUrl: null, complaints: null, authority: null },
        ...scenario.settings,
      },
      storage: deviceWith(scenario),
      locale,
      wire: {
        baseUrl: scriptedBase,
        fetch: withNetwork(network, upstream.fetch),
        // Stories show failures, so reads are not retried.
        readTries: 1,
        ...(clock === null ? {} : { clock }),
      },
      passkeys: scenario.passkeys ?? null,
      vibrate: (milliseconds) => void vibrations.push(milliseconds),
      output: outputTo(sent, scenario.isEmbedded === true),
      inspect: machines.inspect,
    });
    if (scenario.ending !== undefined) await endSession(services, scenario.ending);
    // The app reads the network status once when it opens; events of the previous story may still
    // follow.
    if (network === 'offline') setOnline(false);
    const show = (at: StoryScenario['at']) => showAt(at, services, locale, messages);
    const { loggedIn } = scenario;
    const first = await show(scenario.at);
    const shown =
      loggedIn === undefined ? first : authSwitch(first, await show(loggedIn), services.session);
    return new AppHarness(shown, services, upstream, machines, network, clock, vibrations, sent);
  }

  /** Translates a message into the language of the toolbar. */
  get t(): (id: MessageId, values?: Parameters<LoadedApp['i18n']['t']>[1]) => string {
    return (id, values) => this.shown.i18n.t({ id }, values);
  }

  /**
   * Returns the expectation for the language of the toolbar. Tests run in Spanish and German, the
   * languages of the pictures.
   *
   * @throws in any other language
   */
  inLanguage<Expected>(expected: { readonly es: Expected; readonly de: Expected }): Expected {
    const { locale } = this.shown.i18n;
    if (locale === 'es' || locale === 'de') return expected[locale];
    throw new Error(`This story tests Spanish and German text. Choose one of them, not ${locale}.`);
  }

  /**
   * Advances the fake clock by milliseconds, so that calls time out and prices age. New ages appear
   * within a second of real time; a performance mark makes pictures wait for the new ages. Polls
   * are not advanced: their timers run on the browser's clock.
   */
  async advance(ms: number): Promise<void> {
    if (this.#clock === null) throw new Error('This story runs on the browser’s own clock.');
    await this.#clock.advance(ms);
    if (ms > 0) performance.mark('time passed');
  }

  /** Refetches all queries of the screen. */
  async refresh(): Promise<void> {
    await this.shown.refresh();
  }

  /** Sets the device offline or online. */
  setOnline(isOnline: boolean): void {
    setOnline(isOnline);
  }

  /** Call before the first render: `Date.now` follows the scenario's clock too. */
  enter(): void {
    const clock = this.#clock;
    if (clock !== null) Date.now = () => clock.now();
    if (this.#network === 'offline') this.setOnline(false);
    if (this.#network === 'lost') this.#losing = setTimeout(() => this.setOnline(false), lostAfter);
  }

  /** Restores the page. */
  leave(): void {
    // The app stores scroll positions; the next story must start at the top.
    scrollTo(0, 0);
    dispatchEvent(new Event('scroll'));
    clearTimeout(this.#losing);
    Date.now = this.#dateNow;
    if (!navigator.onLine) this.setOnline(true);
  }
}
