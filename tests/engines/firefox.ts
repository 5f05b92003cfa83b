import { launch } from 'puppeteer-core';
import { agents, patience, phoneSize, timeZone, type Phone } from './phone.ts';

/** Opens a headless Firefox from its path, over WebDriver BiDi. */
export async function openFirefox(program: string): Promise<Phone> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    defaultViewport: { ...phoneSize, deviceScaleFactor: 2 },
    env: { ...process.env, TZ: timeZone },
    extraPrefsFirefox: { 'general.useragent.override': agents.firefox },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  const at = (what: string) => page.locator(`::-p-xpath(${what})`);
  return {
    name: await browser.version(),
    async open(address) {
      await page.goto(address);
    },
    tap: (what) => at(what).click(),
    async type(field, text) {
      const handle = await at(field).waitHandle();
      await handle.asElement()?.type(text);
    },
    ask: (expression) => page.evaluate(expression),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
