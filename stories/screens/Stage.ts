import { answer, createFakeClock, createScriptedFetch, scriptedBase } from '@corro/testing';
import type { FakeClock, ScriptedFetch } from '@corro/testing';
import { createServices, showAt, type Services, type Shown } from '@corro/web';
import { bothSides } from './bothSides.tsx';
import { deviceWith, endSession } from './device.ts';
import { MachineWatch } from './MachineWatch.ts';
import { lostAfter, setOnline, through } from './network.ts';
import type { Scene } from './Scene.ts';
import type { Surroundings } from './surroundings.ts';

/** What each screen asks by itself, whatever it is about. */
export const unreadRoute = 'GET /stock/success/user_message/unread-count';
export const nothingUnread = answer.ok({ unread_count: 0 });

/** The app of one story, and the strings behind it that its `play` may pull. */
export class Stage {
  static #opened = 0;
  /** Another stage is another app: nothing of the one before is kept. */
  readonly key = (Stage.#opened += 1);
  readonly shown: Shown;
  readonly services: Services;
  /** What the app asked, and what it is answered from now on. */
  readonly upstream: ScriptedFetch;
  /** The machines that the app runs. */
  readonly machines: MachineWatch;
  readonly #network: Surroundings['network'];
  #losing: ReturnType<typeof setTimeout> | undefined;
  readonly #clock: FakeClock | null;
  readonly #address = location.href;
  readonly #dateNow = Date.now;

  private constructor(
    shown: Shown,
    services: Services,
    upstream: ScriptedFetch,
    machines: MachineWatch,
    network: Surroundings['network'],
    clock: FakeClock | null,
  ) {
    this.shown = shown;
    this.services = services;
    this.upstream = upstream;
    this.machines = machines;
    this.#network = network;
    this.#clock = clock;
  }

  /** Builds the app of a scene on the real client over a scripted upstream, as the toolbar says. */
  static async open(scene: Scene, { locale, messages, network }: Surroundings): Promise<Stage> {
    const upstream = createScriptedFetch({ [unreadRoute]: nothingUnread, ...scene.upstream });
    upstream.honourKeys(scene.honoursKeys === true);
    const machines = new MachineWatch();
    const clock = scene.clock === 'running' ? null : createFakeClock();
    const services = createServices({
      settings: { operator: null, locales: ['es'], ...scene.settings },
      storage: deviceWith(scene),
      wire: {
        baseUrl: scriptedBase,
        fetch: through(network, upstream.fetch),
        // What fails is to be looked at, not waited for.
        readTries: 1,
        ...(clock === null ? {} : { clock }),
      },
      inspect: machines.inspect,
    });
    if (scene.ending !== undefined) await endSession(services, scene.ending);
    // An app looks once when it opens; what the story before leaves may still come in between.
    if (network === 'offline') setOnline(false);
    const show = (at: Scene['at']) => showAt(at, services, locale, messages);
    const { loggedIn } = scene;
    const first = await show(scene.at);
    const shown =
      loggedIn === undefined ? first : bothSides(first, await show(loggedIn), services.session);
    return new Stage(shown, services, upstream, machines, network, clock);
  }

  /** A sentence as the story shows it, in the language of the toolbar. */
  get t(): Shown['words']['t'] {
    return this.shown.words.t;
  }

  /**
   * Lets time pass at once: calls run out of time, and prices age, which shows within a second of the
   * browser's time; the mark tells those who wait for it. Polls keep the browser's time.
   */
  async pass(ms: number): Promise<void> {
    if (this.#clock === null) throw new Error('The time of this story runs by itself.');
    await this.#clock.advance(ms);
    if (ms > 0) performance.mark('time passed');
  }

  /** Reads again all that is on the screen. */
  async refresh(): Promise<void> {
    await this.shown.refresh();
  }

  /** Takes the network from the device, or gives it back. */
  setOnline(isOnline: boolean): void {
    setOnline(isOnline);
  }

  /** Before the first render: what keeps times of its own goes by the scene's clock too. */
  enter(): void {
    const clock = this.#clock;
    if (clock !== null) Date.now = () => clock.now();
    if (this.#network === 'offline') this.setOnline(false);
    if (this.#network === 'lost') this.#losing = setTimeout(() => this.setOnline(false), lostAfter);
  }

  /** Leaves the page as it was found. */
  leave(): void {
    // The app remembers where its page was left, for whoever comes back; the next story does not.
    scrollTo(0, 0);
    dispatchEvent(new Event('scroll'));
    clearTimeout(this.#losing);
    Date.now = this.#dateNow;
    if (!navigator.onLine) this.setOnline(true);
    if (location.href !== this.#address) history.replaceState(null, '', this.#address);
  }
}
