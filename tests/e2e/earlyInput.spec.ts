import type { Page, Route } from '@playwright/test';
import { expect, test } from './harness/corro.ts';
import { HeldScripts } from './harness/heldScripts.ts';
import { messagesOf } from './harness/messages.ts';
import { untilHydrated } from './harness/ready.ts';
import { ForgottenPage, RegisterPage } from './pages/signedOut.ts';

const t = messagesOf('es');

interface SignedOutForm {
  readonly path: string;
  readonly submit: string;
  readonly call: string;
  /** Text to type into each field. */
  readonly typed: Readonly<Record<string, string>>;
  /** Completes the steps of the form that follow these fields. */
  readonly completeSteps?: (page: Page) => Promise<void>;
  /** Expected body of the call. */
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
    completeSteps: async (page) => {
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
    typed: { phone },
    completeSteps: async (page) => {
      const forgotten = new ForgottenPage(page, t);
      await forgotten.enterPassword({ code: '246810', password });
    },
    body: { user: phone, password: '246810', new_password: password },
  },
];

/**
 * A form on a page whose scripts are still loading. The form's calls get their answer, a refusal,
 * only after the second submit.
 */
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

  /** Opens the page with empty storage and holds scripts. */
  async open(isHeld: (script: string) => boolean): Promise<void> {
    if (this.#isOpen) await this.#page.evaluate(() => localStorage.clear());
    this.#isOpen = true;
    // Leaves the previous page, which cancels its pending requests.
    await this.#page.goto('about:blank');
    this.scripts.hold(isHeld);
    this.calls.length = 0;
    this.#submitted = Promise.withResolvers();
    await this.#page.goto(this.#form.path, { waitUntil: 'commit' });
    await this.#field('phone').waitFor();
  }

  /** Types a part of each text, then checks the fields. `from` and `to` are fractions of the text's length. */
  async type(from: number, to: number): Promise<void> {
    for (const [name, text] of Object.entries(this.#form.typed)) {
      const part = text.slice(Math.floor(text.length * from), Math.floor(text.length * to));
      await this.#field(name).press('End');
      // Types and deletes a character, so that keys are pressed even if the part is empty.
      await this.#page.keyboard.type(`${part}0`);
      await this.#page.keyboard.press('Backspace');
    }
    await this.expectTyped(to);
  }

  /**
   * Checks that each field has this fraction of its text, from 0 to 1; the field of a phone number
   * may add spaces.
   */
  async expectTyped(share: number): Promise<void> {
    const texts = Object.entries(this.#form.typed);
    const values = await Promise.all(
      texts.map(async ([name]) => (await this.#field(name).inputValue()).replaceAll(' ', '')),
    );
    expect(Object.fromEntries(texts.map(([name], at) => [name, values[at]]))).toEqual(
      Object.fromEntries(
        texts.map(([name, text]) => [name, text.slice(0, Math.floor(text.length * share))]),
      ),
    );
  }

  /** Types a letter in each task of the page's event loop until the scripts have run. */
  async typeThroughout(isLoaded: () => boolean): Promise<void> {
    const fields = Object.keys(this.#form.typed);
    const lost = this.#page.evaluate(typeInEveryTask, fields);
    await this.scripts.releaseAll();
    await expect.poll(isLoaded).toBe(true);
    await this.#page.evaluate(() => dispatchEvent(new Event('corro-typed')));
    expect(await lost).toBeNull();
  }

  /** Submits by keyboard, then by button. The second submit must have no effect. */
  async submitTwice(): Promise<void> {
    const last = Object.keys(this.#form.typed).at(-1) ?? '';
    await this.#field(last).press('Enter');
    await this.#page.locator('button[type="submit"]').click({ force: true });
    this.#submitted.resolve();
  }

  /** Expects one call with all fields, and that the fields keep their text after the refusal. */
  async expectSentOnce(): Promise<void> {
    await this.#form.completeSteps?.(this.#page);
    await expect(this.#page.getByText('not-today')).toBeVisible();
    await this.expectTyped(1);
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

/** Runs in the page. Returns the first difference between the typed text and a field; null if there is none. */
function typeInEveryTask(names: readonly string[]): Promise<string | null> {
  const typed = names.map(() => '');
  const { port1, port2 } = new MessageChannel();
  let count = 0;
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
      const at = count % names.length;
      count += 1;
      const input = field(at);
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
      const isFull = typed[at]!.length === 4;
      document.execCommand(isFull ? 'delete' : 'insertText', false, '7');
      typed[at] = isFull ? typed[at]!.slice(0, -1) : `${typed[at]!}7`;
      const values = names.map((_, place) => field(place).value.replaceAll(' ', ''));
      if (values.join() !== typed.join())
        lost ??= `${typed.join()} became ${values.join()} after ${count} tasks`;
      if (isOver || lost !== null) resolve(lost);
      else port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
  });
}

for (const form of forms) {
  test(`${form.path} keeps all text that is typed during its start`, async ({ page }) => {
    const early = await EarlyForm.of(page, form);
    await early.open(() => false);
    await early.type(0, 1);
    // Waits until all scripts of the page were requested, because the refusal later loads more
    // scripts, which must not be in the list.
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    const scripts = [...early.scripts.requested];
    await early.submitTwice();
    await early.expectSentOnce();
    test.setTimeout(60_000 * (scripts.length + 5));

    await test.step('all scripts arrive during continuous typing', async () => {
      await early.open(() => true);
      await early.typeThroughout(() =>
        scripts.every((script) => early.scripts.requested.includes(script)),
      );
    });

    await test.step('all scripts arrive after the submit', async () => {
      await early.open(() => true);
      await early.type(0, 1);
      await early.submitTwice();
      await early.scripts.releaseAll();
      await early.expectSentOnce();
    });

    // By day only the login is tested script by script, because all forms hydrate in the same way.
    const isThorough = form.path === '/login' || process.env['CORRO_NIGHTLY'] === 'true';
    for (const held of isThorough ? scripts : []) {
      await test.step(`${held} arrives after the submit`, async () => {
        await early.open((script) => script === held);
        await early.type(0, 1);
        await early.submitTwice();
        await early.scripts.untilRequested(held);
        await early.expectTyped(1);
        await early.scripts.release(held);
        await early.expectSentOnce();
      });
    }
  });
}

test('a button that is pressed during the start works once the app runs', async ({ page }) => {
  const scripts = await HeldScripts.of(page);
  scripts.hold(() => true);
  await page.goto('/login', { waitUntil: 'commit' });
  const field = page.locator('input[name="password"]');
  await field.fill('visible');
  const eye = page.getByRole('button', { name: t('login.showPassword'), exact: true });
  for (let presses = 0; presses < 3; presses += 1) await eye.click();
  await scripts.releaseAll();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('visible');
});
