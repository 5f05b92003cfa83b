import type { Page, Route } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { HeldScripts } from './harness/heldScripts.ts';
import { messagesOf } from './harness/messages.ts';
import { RegisterPage } from './pages/signedOut.ts';

const t = messagesOf('es');

/** A form before the login: what is typed into its fields, and what its call then has to carry. */
interface SignedOutForm {
  readonly path: string;
  readonly submit: string;
  readonly call: string;
  readonly typed: Readonly<Record<string, string>>;
  /** Of a form in steps: the steps that follow those fields, up to its call. */
  readonly goOn?: (page: Page) => Promise<void>;
  readonly body: Readonly<Record<string, string>>;
}

const phone = '5512345678';
const password = 'una-clave-larga-y-secreta';

const forms: readonly SignedOutForm[] = [
  {
    path: '/login',
    submit: 'login.submit',
    call: '**/api/stock/user/login',
    typed: { phone, password },
    body: { user: phone, password },
  },
  {
    path: '/register',
    submit: 'register.submit',
    call: '**/api/stock/user/reg',
    typed: { phone, invitation: 'CORRO' },
    goOn: async (page) => {
      const register = new RegisterPage(page, t);
      await register.enterPassword(password);
      await register.submit.click();
    },
    body: { user: phone, password, code: 'CORRO' },
  },
  {
    path: '/forgot-password',
    submit: 'forgot.submit',
    call: '**/api/v2/user/forget',
    typed: { phone, code: '246810', newPassword: password, confirmation: password },
    body: { user: phone, password: '246810', new_password: password },
  },
];

/** The form on a page. Its calls are held until it is submitted by keyboard and button, then refused. */
class EarlyForm {
  readonly calls: unknown[] = [];
  #submitted = Promise.withResolvers<void>();
  readonly scripts: HeldScripts;
  readonly #page: Page;
  readonly #form: SignedOutForm;
  #isOpen = false;

  private constructor(page: Page, form: SignedOutForm, scripts: HeldScripts) {
    this.#page = page;
    this.#form = form;
    this.scripts = scripts;
  }

  static async of(page: Page, form: SignedOutForm): Promise<EarlyForm> {
    const early = new EarlyForm(page, form, await HeldScripts.of(page));
    await page.route(form.call, (route) => early.#refuse(route));
    return early;
  }

  /** Opens the page from nothing, with scripts held back; what it was before is forgotten. */
  async open(isHeld: (script: string) => boolean): Promise<void> {
    if (this.#isOpen) await this.#page.evaluate(() => localStorage.clear());
    this.#isOpen = true;
    // Ends the late requests of the previous page.
    await this.#page.goto('about:blank');
    this.scripts.hold(isHeld);
    this.calls.length = 0;
    this.#submitted = Promise.withResolvers();
    await this.#page.goto(this.#form.path, { waitUntil: 'commit' });
    await this.#field('phone').waitFor();
  }

  /** Types a part of each text, `from` and `to` being shares of it, and finds nothing lost or doubled. */
  async type(from: number, to: number): Promise<void> {
    for (const [name, text] of Object.entries(this.#form.typed)) {
      const part = text.slice(Math.floor(text.length * from), Math.floor(text.length * to));
      await this.#field(name).press('End');
      // Even where the part is empty, a key is pressed now.
      await this.#page.keyboard.type(`${part}0`);
      await this.#page.keyboard.press('Backspace');
    }
    await this.holds(to);
  }

  /** Each field holds so much of its text, now; a phone may be in groups. */
  async holds(share: number): Promise<void> {
    const texts = Object.entries(this.#form.typed);
    const held = await Promise.all(
      texts.map(async ([name]) => (await this.#field(name).inputValue()).replaceAll(' ', '')),
    );
    expect(Object.fromEntries(texts.map(([name], at) => [name, held[at]]))).toEqual(
      Object.fromEntries(
        texts.map(([name, text]) => [name, text.slice(0, Math.floor(text.length * share))]),
      ),
    );
  }

  /** Types in every task of the page, a letter at a time, until the scripts are there; tells what was lost first. */
  async typeThroughout(isThere: () => boolean): Promise<void> {
    const fields = Object.keys(this.#form.typed);
    const lost = this.#page.evaluate(typeInEveryTask, fields);
    await this.scripts.passAll();
    await expect.poll(isThere).toBe(true);
    await this.#page.evaluate(() => dispatchEvent(new Event('corro-typed')));
    expect(await lost).toBeNull();
  }

  /** By the keyboard and by the button: one of the two is one too many. */
  async submit(): Promise<void> {
    const last = Object.keys(this.#form.typed).at(-1) ?? '';
    await this.#field(last).press('Enter');
    // A busy button can be pressed, which does nothing.
    await this.#page.locator('button[type="submit"]').click({ force: true });
    this.#submitted.resolve();
  }

  /** One call carries all that was typed; refused, it leaves all that was typed where it was. */
  async sendsOnce(): Promise<void> {
    await this.#form.goOn?.(this.#page);
    await expect(this.#page.getByText('not-today')).toBeVisible();
    await this.holds(1);
    const button = this.#page.getByRole('button', { name: t(this.#form.submit), exact: true });
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    expect(this.calls).toEqual([this.#form.body]);
  }

  async #refuse(route: Route): Promise<void> {
    this.calls.push(route.request().postDataJSON());
    await this.#submitted.promise;
    await route.fulfill({ json: { msg: 'no', data: 'not-today' } });
  }

  #field(name: string) {
    return this.#page.locator(`input[name="${name}"]`);
  }
}

/** Runs in the page: what is in the fields must always be what was typed there. */
function typeInEveryTask(names: readonly string[]): Promise<string | null> {
  const typed = names.map(() => '');
  const { port1, port2 } = new MessageChannel();
  let turn = 0;
  let isOver = false;
  let lost: string | null = null;
  addEventListener('corro-typed', () => {
    isOver = true;
  });
  const field = (at: number) => {
    const found = document.querySelector(`input[name="${names[at]}"]`);
    if (!(found instanceof HTMLInputElement)) throw new Error(`There is no ${names[at]}.`);
    return found;
  };
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      const at = turn % names.length;
      turn += 1;
      const one = field(at);
      one.focus();
      one.setSelectionRange(one.value.length, one.value.length);
      const isFull = typed[at]!.length === 4;
      document.execCommand(isFull ? 'delete' : 'insertText', false, '7');
      typed[at] = isFull ? typed[at]!.slice(0, -1) : `${typed[at]!}7`;
      const held = names.map((_, place) => field(place).value.replaceAll(' ', ''));
      if (held.join() !== typed.join())
        lost ??= `${typed.join()} became ${held.join()} in turn ${turn}`;
      if (isOver || lost !== null) resolve(lost);
      else port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
  });
}

for (const form of forms) {
  test(`${form.path} loses and doubles nothing that is typed at any point of its start`, async ({
    page,
  }) => {
    const early = await EarlyForm.of(page, form);
    await early.open(() => false);
    await early.type(0, 1);
    // What the start asks for, and not what the refusal does.
    await page.waitForLoadState('networkidle');
    const scripts = [...early.scripts.asked];
    await early.submit();
    await early.sendsOnce();
    test.setTimeout(60_000 * (scripts.length + 5));

    await test.step('every script held, and released during continuous typing', async () => {
      await early.open(() => true);
      await early.typeThroughout(() =>
        scripts.every((script) => early.scripts.asked.includes(script)),
      );
    });

    // What takes a form over is the same for all: in every order for the login, for the others at night.
    const isThorough = form.path === '/login' || process.env['CORRO_NIGHTLY'] === 'true';
    const share = (at: number) => at / (scripts.length + 1);
    for (const order of isThorough ? (['first', 'last'] as const) : (['last'] as const)) {
      await test.step(`every script held, and of those that wait the ${order} let through`, async () => {
        await early.open(() => true);
        await early.type(0, share(1));
        for (const at of scripts.keys()) {
          // The flow's scripts are asked for by what is typed once the form is taken over.
          await early.scripts.passOne(order, () => early.type(share(at + 1), share(at + 1)));
          await early.type(share(at + 1), share(at + 2));
        }
        await early.scripts.passAll();
        await early.submit();
        await early.sendsOnce();
      });
    }

    for (const held of isThorough ? scripts : []) {
      await test.step(`${held} alone held, while all is typed and sent`, async () => {
        await early.open((script) => script === held);
        await early.type(0, 1);
        await early.submit();
        await early.scripts.untilAsked(held);
        await early.holds(1);
        await early.scripts.pass(held);
        await early.sendsOnce();
      });
    }
  });
}
