import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { tabTo } from './harness/tabTo.ts';
import { serveStorybook, StepperPage } from './pages/StepperPage.ts';

const recharge = 'machines-recharge--step-through';

test('the stepper moves the screen, and the screen moves the stepper', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.event('Cambia la orden').getByText('Datos').click();
  await stepper.event('Cambia la orden').getByLabel('text', { exact: true }).fill('7500');
  await stepper.event('Cambia la orden').getByRole('button').click();
  await expect(stepper.screen.getByRole('textbox')).toHaveValue('7,500');
  await expect(stepper.now).toHaveText(/La orden se puede revisar/);
  await page.getByText('Contexto', { exact: true }).click();
  // The value is among those that the step changed, and in the tree, whose branch has opened.
  const typed = page.getByRole('definition').filter({ hasText: '«7500»' });
  await expect(typed).toHaveCount(2);
  await expect(typed.last()).toBeVisible();
  await stepper.screen.getByRole('button', { name: 'Revisar depósito' }).click();
  await expect(stepper.now).toHaveText('Ahora: Las condiciones no cambian');
  await expect(stepper.chart).toHaveAccessibleName(/ahora: Las condiciones no cambian$/);
  await page.getByText('Guion', { exact: true }).click();
  await expect
    .poll(async () => JSON.parse(await stepper.script.inputValue()))
    .toEqual([
      { event: { type: 'EDIT', edit: { type: 'AMOUNT', text: '7500' } } },
      { event: { type: 'REVIEW' } },
    ]);
});

test('the keyboard alone brings an order to the unknown state and back', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.press(stepper.event('Cambia la orden').getByRole('button'));
  await tabTo(stepper.event('Cambia la orden').getByRole('combobox'));
  await page.keyboard.type('choose');
  await stepper.press(stepper.event('Cambia la orden').getByRole('button'), 'Shift+Tab');
  await expect(stepper.now).toHaveText(/La orden se puede revisar/);
  await stepper.press(stepper.event('Pide revisar la orden').getByRole('button'), 'Shift+Tab');
  await stepper.press(stepper.event('Confirma').getByRole('button'));
  await expect(stepper.now).toHaveText('Ahora: Se envía la orden');
  await expect(stepper.button('éxito')).toBeVisible();

  // Presses the button that advances the fake clock by ten seconds, after which the call times out.
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await stepper.press(stepper.button('+ 10 s'), 'Shift+Tab');
  await expect(stepper.now).toHaveText('Ahora: Se pregunta por la orden');
  await stepper.press(stepper.button('Atrás'), 'Shift+Tab');
  await expect(stepper.now).toHaveText('Ahora: Se envía la orden');
  await stepper.press(stepper.button('Adelante'));
  await expect(stepper.now).toHaveText('Ahora: Se pregunta por la orden');
  await stepper.press(stepper.button('Reiniciar'));
  await expect(stepper.now).toHaveText(/A la orden le falta algo/);
  expect(stepper.foreignRequests).toEqual([]);
});

test('the chart sends events, answers calls, and keeps its text readable', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.event('Cambia la orden').getByRole('button').click();
  await expect(stepper.now).toHaveText(/La orden se puede revisar/);
  await stepper.transition(/^Pide revisar la orden/).click();
  await expect(stepper.now).toHaveText('Ahora: Las condiciones no cambian');
  await stepper.transition(/^Confirma/).click();
  await expect(stepper.now).toHaveText('Ahora: Se envía la orden');
  await stepper.transition(/^El envío de la orden: hay respuesta$/).click();
  await expect(stepper.now).toHaveText(/Pausa antes de preguntar/);
  await stepper.waits.getByRole('button', { name: 'Dejar que pase' }).click();
  await expect(stepper.now).toHaveText(/Se pregunta por la orden/);
  await expect.poll(() => stepper.smallestText()).toBeGreaterThanOrEqual(11);
  expect(stepper.workers).toHaveLength(1);
  expect(stepper.foreignRequests).toEqual([]);
});

test('the chart says in words which guard blocks a transition', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open('machines-realname--step-through');
  // The scenario's form is filled in, but no photo was uploaded.
  await stepper.transition(/^Envía la verificación si el formulario/).focus();
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Ahora no se cumple: el formulario y las fotos están completos\.$/ }),
  ).toBeVisible();
  await expect(stepper.now).toHaveText(/El cliente llena el formulario/);
});

test('the search finds each state with a text in its name, and leads there by keyboard', async ({
  page,
}) => {
  const stepper = new StepperPage(page);
  await stepper.open('machines-realname--step-through');
  await stepper.search('rechaz');
  await expect(page.getByText(/^1 de \d: La identidad fue rechazada/)).toBeVisible();
  await stepper.search('rechaz');
  await expect(page.getByText(/^2 de \d: El envío fue rechazado/)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(stepper.transition('La identidad fue rechazada')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^2 de \d: /)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(stepper.transition('La identidad fue rechazada')).toBeFocused();
  await expect(stepper.transition('La identidad fue rechazada')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(stepper.now).toHaveText('Ahora: La identidad fue rechazada');
  await stepper.search('rechaz');
  await stepper.search('rechaz');
  await stepper.transition('El envío fue rechazado').click();
  await expect(stepper.now).toHaveText(/El envío fue rechazado$/);
});

test('a link reproduces a run, and one that was cut off says so', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.event('Cambia la orden').getByRole('button').click();
  await stepper.event('Pide revisar la orden').getByRole('button').click();
  await stepper.event('Confirma').getByRole('button').click();
  await stepper.waits.getByRole('button', { name: 'se pierde' }).click();
  await expect(stepper.now).toHaveText(/Se pregunta por la orden/);
  const link = await stepper.copied('Copiar enlace');
  await expect(page).toHaveURL(link);

  await stepper.goTo(link);
  await expect(stepper.now).toHaveText(/Se pregunta por la orden/);
  await stepper.goTo(link.slice(0, -9));
  await expect(page.getByRole('alert')).toContainText('run');
  await expect(stepper.now).toHaveText(/A la orden le falta algo/);
  await stepper.goTo(link.replace('machines-recharge--', 'machines-withdraw--'));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('steps have names and pictures, and the bug report has a place for the pictures', async ({
  page,
}) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.event('Cambia la orden').getByRole('button').click();
  const name = page.getByLabel('Nombre del paso');
  await name.fill('Escribe el monto');
  await name.press('Enter');
  await stepper.button('Tomar captura').click();
  const picture = page.getByAltText('La pantalla después del paso 1');
  await expect(picture).toBeVisible();
  // The picture shows the screen alone.
  const size = await picture.evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ]);
  expect(size).toEqual([390, 844]);
  const report = await stepper.copied('Copiar reporte de error');
  expect(report).toContain('**[ Pulsa «Copiar la captura» en el stepper y pega aquí ]**');
  expect(report).toMatch(/1\. Escribe el monto — Cambia la orden .* \(ver captura\)/);
  await stepper.button('Copiar la captura').click();
  const types = () =>
    page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  await expect.poll(types).toEqual(['image/png']);
  await stepper.goTo(page.url());
  await expect(stepper.button('Escribe el monto — Cambia la orden (5000)')).toBeVisible();
});

test('a guard has words in the static build, too', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.coverage.getByText(/^Nadie ha recorrido: /).click();
  const transitions = stepper.coverage.getByRole('listitem');
  await expect(
    transitions.filter({ hasText: 'si la lista llegó sin claves' }).first(),
  ).toBeVisible();
});

test('a copied test of the machine runs and passes in Vitest as it was copied', async ({
  page,
}) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.event('Cambia la orden').getByRole('button').click();
  await stepper.event('Pide revisar la orden').getByRole('button').click();
  await stepper.event('Confirma').getByRole('button').click();
  await stepper.waits.getByRole('button', { name: 'se pierde' }).click();
  await expect(stepper.now).toHaveText(/Se pregunta por la orden/);
  const file = test.info().outputPath('copied.test.ts');
  await writeFile(file, await stepper.copied('Copiar prueba de la máquina'));
  const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [
    vitest,
    'run',
    '--root',
    dirname(file),
  ]);
  expect(stdout).toMatch(/1 passed/);
});

test('a copied test of the screen runs and passes in Playwright as it was copied', async ({
  page,
}) => {
  const stepper = new StepperPage(page);
  const { origin, close } = await serveStorybook();
  try {
    await stepper.openAt(origin, recharge);
    await stepper.event('Cambia la orden').getByRole('button').click();
    await stepper.event('Pide revisar la orden').getByRole('button').click();
    await stepper.event('Confirma').getByRole('button').click();
    await stepper.waits.getByRole('button', { name: 'se pierde' }).click();
    await expect(stepper.now).toHaveText(/Se pregunta por la orden/);
    await expect(stepper.screen.getByRole('dialog')).toBeVisible();
    const copied = await stepper.copied('Copiar prueba de la pantalla');
    expect(copied).toContain("filter({ hasText: 'Aún no sabemos si llegó tu orden' })");
    await writeFile(test.info().outputPath('copied.spec.ts'), copied);
    // A new project has this configuration, but for the folder and the place of the browser.
    const { launchOptions } = test.info().project.use;
    await writeFile(
      test.info().outputPath('playwright.config.mjs'),
      `export default { testDir: '.', outputDir: 'results', use: { launchOptions: ${JSON.stringify(launchOptions)} } };`,
    );
    const playwright = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
    const { stdout } = await promisify(execFile)(process.execPath, [playwright, 'test'], {
      cwd: test.info().outputPath(),
      env: { PATH: process.env['PATH'] },
    });
    expect(stdout).toMatch(/1 passed/);
  } finally {
    close();
  }
});

test('the screen is made wider by mouse and keyboard, and the tab remembers its width', async ({
  page,
}) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  const frame = page.locator('iframe');
  const divider = page.getByRole('separator', { name: 'Ancho de la pantalla' });
  await expect(frame).toHaveCSS('width', '390px');
  await divider.press('ArrowLeft');
  await expect(frame).toHaveCSS('width', '406px');
  await expect(divider).toHaveAttribute('aria-valuenow', '406');
  await divider.press('Home');
  await expect(frame).toHaveCSS('width', '240px');
  const { x, y } = (await divider.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 4, y + 300);
  await page.mouse.down();
  await page.mouse.move(x - 200, y + 300, { steps: 4 });
  // The pointer is now over the screen.
  await page.mouse.move(x - 96, y + 300, { steps: 4 });
  await page.mouse.up();
  await expect(divider).not.toHaveAttribute('aria-valuenow', '240');
  const width = await divider.getAttribute('aria-valuenow');
  await stepper.goTo(page.url());
  await expect(frame).toHaveCSS('width', `${width}px`);
  await page.getByLabel('Tamaño de la pantalla').selectOption('430 × 932');
  await expect(frame).toHaveCSS('width', '430px');
});

test('a refused event names the guard, and the message goes with the run and the language', async ({
  page,
}) => {
  const stepper = new StepperPage(page);
  await stepper.open('machines-stockticket--step-through');
  await page.getByLabel('Variante de «Cambia la orden»').selectOption('escribe demasiadas');
  await stepper.event('Cambia la orden').getByRole('button').first().click();
  await stepper.event('Pide revisar la orden').getByRole('button').first().click();
  const state = page.getByRole('region', { name: 'Estado actual' });
  const refusal = state.getByText(
    /^«Pide revisar la orden» no llevó a otro estado\. Ahora no se cumple: la orden está completa y es válida/,
  );
  await expect(refusal).toBeVisible();
  await stepper.button('Reiniciar').click();
  await expect(refusal).toHaveCount(0);
});

/** At most this many presses for a tester’s task. */
const mostPresses = 8;

test.describe('a tester’s task takes at most 8 presses:', () => {
  let stepper: StepperPage;
  test.beforeEach(({ page }) => {
    stepper = new StepperPage(page);
  });
  test.afterEach(() => expect(stepper.presses).toBeLessThanOrEqual(mostPresses));

  test('reach the rejection of the identity check', async () => {
    await stepper.open('machines-realname--step-through');
    await stepper.search('rechaz');
    await stepper.tap(stepper.transition('La identidad fue rechazada'));
    await expect(stepper.now).toHaveText('Ahora: La identidad fue rechazada');
    await expect(stepper.screen.getByText('Rechazada')).toBeVisible();
  });

  test('find out why an order cannot be confirmed', async () => {
    await stepper.open(recharge);
    await expect(stepper.event('Confirma').getByText(/^Solo es posible/)).toHaveText(
      'Solo es posible cuando el cliente revisa la orden.',
    );
    await stepper.tap(stepper.button('Llévame ahí: Confirma'));
    await expect(stepper.now).toHaveText('Ahora: Las condiciones no cambian');
    await expect(stepper.event('Confirma').getByRole('button')).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    // Offline, the machine still takes the event, but nothing changes.
    await stepper.tap(stepper.event('Se cae la conexión').getByRole('button'));
    await expect(
      stepper
        .event('Confirma')
        .getByText(/^Ahora no se cumple/)
        .first(),
    ).toBeVisible();
    await expect(
      stepper.event('Confirma').getByRole('button', { name: 'Confirma', exact: true }),
    ).toHaveAttribute('aria-disabled', 'true');
  });

  test('lose the answer to an order, and see the screen after 10, 45 and 120 s', async ({
    page,
  }) => {
    await stepper.open(recharge);
    // The way of somebody new: event by event.
    await stepper.tap(stepper.event('Cambia la orden').getByRole('button'));
    await stepper.tap(stepper.event('Pide revisar la orden').getByRole('button'));
    await stepper.tap(stepper.event('Confirma').getByRole('button'));
    await stepper.tap(stepper.waits.getByRole('button', { name: 'se pierde' }));
    const dialog = stepper.screen.getByRole('dialog');
    for (const time of ['10 s', '45 s']) {
      await stepper.tap(stepper.button(`Hasta ${time}`));
      await expect(page.getByRole('heading', { name: `Reloj: ${time}` })).toBeInViewport();
      await expect(dialog).toContainText('Aún no sabemos si llegó tu orden');
    }
    await stepper.tap(stepper.button('Hasta 2 min'));
    await expect(page.getByRole('heading', { name: 'Reloj: 2 min' })).toBeInViewport();
    await expect(dialog).toContainText('Seguimos sin saber si llegó tu orden');
  });

  test('hand a run to a colleague', async ({ page, context }) => {
    await stepper.open(recharge);
    await stepper.tap(stepper.event('Cambia la orden').getByRole('button'));
    await expect(stepper.now).toHaveText(/La orden se puede revisar/);
    const link = await stepper.copied('Copiar enlace');
    const colleague = new StepperPage(await context.newPage());
    await colleague.serve();
    await colleague.goTo(link);
    await expect(colleague.now).toHaveText(/La orden se puede revisar/);
    await expect(page).toHaveURL(link);
  });

  test('find a state that nobody has walked', async () => {
    await stepper.open(recharge);
    const before = await stepper.now.textContent();
    await expect(stepper.coverage).toContainText(
      'Los caminos generados llegan a todos los estados menos 3, a los que no lleva ningún paso conocido (abajo dice por qué). No hay otro que nadie haya recorrido.',
    );
    const nearest = /^Ir al estado más cercano sin recorrer en esta ventana \(quedan (\d+)\)$/;
    const button = stepper.coverage.getByRole('button', { name: nearest });
    const left = async () => Number(nearest.exec((await button.textContent()) ?? '')?.[1]);
    const leftBefore = await left();
    await stepper.tap(button);
    await expect(stepper.now).not.toHaveText(before ?? '');
    await expect.poll(left).toBeLessThan(leftBefore);
    await expect(stepper.coverage.getByText(/^Pasos dados: /)).toBeVisible();
    await stepper.tap(stepper.coverage.getByText(/^Nadie ha recorrido: 3 estados, /));
    const states = stepper.coverage.getByRole('listitem').filter({ hasText: 'ningún paso' });
    await expect(states).toHaveText([
      /^El aviso espera un momento: ningún paso conocido lleva aquí\. Un problema con el monto/,
      /^Se muestra el aviso: /,
      /^Cambiaron las condiciones: .* Nada en las respuestas del servidor/,
    ]);
    await expect(states.getByRole('button')).toHaveCount(0);
    await stepper.tap(stepper.button('Reiniciar'));
    await expect(stepper.coverage.getByText(/^Pasos dados: /)).toHaveCount(0);
    await expect(states.first()).toBeVisible();
  });
});

test('the toolbar changes neither the run nor its address, nor forgets what was walked', async ({
  page,
}) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  await stepper.event('Cambia la orden').getByRole('button').click();
  await expect(stepper.now).toHaveText(/La orden se puede revisar/);
  const address = () => new URL(page.url()).searchParams.get('run');
  await expect.poll(address).not.toBeNull();
  const run = address() ?? '';
  const storybook = `/index.html?path=/story/${recharge}&globals=locale:es&run=${encodeURIComponent(run)}`;
  await page.goto(new URL(storybook, page.url()).href);
  const inside = page.frameLocator('#storybook-preview-iframe');
  const now = inside.getByRole('status').filter({ hasText: /^Ahora: / });
  await expect(now).toHaveText(/La orden se puede revisar/, { timeout: 180_000 });
  await inside.getByRole('button', { name: 'Pide revisar la orden', exact: true }).first().click();
  await expect(now).toHaveText('Ahora: Las condiciones no cambian');
  const walked = inside.getByRole('region', { name: 'Cobertura' }).getByRole('row').nth(2);
  await expect.poll(address).not.toBe(run);
  const moved = address();
  const before = await walked.getByRole('cell').first().textContent();

  const choose = async (menu: string, option: string) => {
    await page
      .getByRole('button', { name: new RegExp(menu) })
      .first()
      .click();
    await page.getByRole('option', { name: option }).first().click();
  };
  await choose('Theme', 'Dark');
  await expect.poll(() => page.url()).toContain('theme:dark');
  await expect(now).toHaveText('Ahora: Las condiciones no cambian');
  await expect.poll(address).toBe(moved);
  await expect(walked.getByRole('cell').first()).toHaveText(before ?? '');
  await choose('Theme', 'Side by side');
  for (const theme of ['light', 'dark']) {
    const copy = inside.frameLocator(`iframe[title="${theme}"]`);
    await expect(copy.getByRole('status').filter({ hasText: /^Ahora: / })).toHaveText(
      'Ahora: Las condiciones no cambian',
      { timeout: 180_000 },
    );
  }
  expect(address()).toBe(moved);

  // The first copy writes the address, the second does not.
  const pressIn = async (theme: string, name: string) => {
    const copy = inside.frameLocator(`iframe[title="${theme}"]`);
    await copy.getByRole('form', { name, exact: true }).getByRole('button').first().click();
    return copy.getByRole('status').filter({ hasText: /^Ahora: / });
  };
  // Both copies share the history of the tab, so no step that closes a sheet is taken.
  await expect(await pressIn('dark', 'Confirma')).toHaveText('Ahora: Se envía la orden');
  expect(address()).toBe(moved);
  await expect(await pressIn('light', 'Confirma')).toHaveText('Ahora: Se envía la orden');
  await expect.poll(address).not.toBe(moved);
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
]) {
  test(`what the machine waits for and which events are possible is visible without scrolling at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    const stepper = new StepperPage(page);
    await stepper.open(recharge);
    await page.setViewportSize(size);
    await stepper.event('Cambia la orden').getByRole('button').click();
    await stepper.event('Pide revisar la orden').getByRole('button').click();
    await expect(stepper.event('Confirma').getByRole('button')).toBeInViewport({ ratio: 1 });
    await stepper.event('Confirma').getByRole('button').click();
    for (const answer of ['éxito', 'rechazo', 'ilegible', 'se pierde', 'demasiado tarde (10 s)']) {
      await expect(stepper.waits.getByRole('button', { name: answer })).toBeInViewport({
        ratio: 1,
      });
    }
    // What is answered further down leaves the state and the clock in view.
    await stepper.coverage.scrollIntoViewIfNeeded();
    const clock = page.getByRole('heading', { name: /^Reloj: / });
    for (const kept of [stepper.now, clock, stepper.waits.getByText(/espera respuesta/)]) {
      await expect(kept).toBeInViewport({ ratio: 1 });
    }
    const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(overflow).toBe(0);
    await page.getByLabel('Tamaño de la pantalla').selectOption('360 × 640');
    await expect(page.locator('iframe')).toHaveCSS('width', '360px');
    await stepper.button('Ocultar pantalla').click();
    await expect(page.locator('iframe')).toBeHidden();
    await stepper.waits.getByRole('button', { name: 'se pierde' }).click();
    await expect(stepper.now).toHaveText(/Se pregunta por la orden/);
    await expect(clock).toBeInViewport({ ratio: 1 });
    await expect(stepper.button('Hasta 10 s')).toBeInViewport({ ratio: 1 });
    // A diagram that is wider than the panels scrolls by itself.
    await page.getByText('Mensajes entre actores').click();
    const diagram = page.getByRole('region', { name: 'Mensajes entre actores' });
    await expect(diagram.getByRole('listitem').first()).toBeVisible();
    const hidden = await stepper.coverage.evaluate((panel) => {
      const { clientWidth, scrollWidth } = panel.parentElement ?? panel;
      return scrollWidth - clientWidth;
    });
    expect(hidden).toBe(0);
  });
}

test('the stepper passes axe', async ({ page }) => {
  const stepper = new StepperPage(page);
  await stepper.open(recharge);
  expect(await violationsOf(page)).toEqual([]);
});

/** What axe finds in the stepper, beside its screen. */
async function violationsOf(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  const { violations } = await axe
    .disableRules(['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
