import {
  Builder,
  By,
  Capabilities,
  error,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { agents, patience, phoneSize, timeZone, type Phone } from './phone.ts';
import { openScreen } from './screen.ts';

/** Paths of the programs. */
export interface WebKitPrograms {
  readonly driver: string;
  /** MiniBrowser, the test browser of the engine. */
  readonly browser: string;
  /** Xvfb, the X server. */
  readonly screen: string;
}

/**
 * Errors that disappear by themselves: a moving sheet covers the element, or the list that contains
 * the element renders again.
 */
const passing = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.StaleElementReferenceError,
];

/** Opens WebKitGTK in full screen, because a window with a title bar is at least 447 pixels wide. */
export async function openWebKit(programs: WebKitPrograms): Promise<Phone> {
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closeOne of opened.toReversed()) await closeOne();
  };
  try {
    const screen = await openScreen(programs.screen);
    opened.push(() => screen.close());
    const service = new DriverService.Builder(programs.driver)
      .setLoopback(true)
      .setEnvironment({
        ...environment(),
        DISPLAY: screen.display,
        TZ: timeZone,
        NO_AT_BRIDGE: '1',
      })
      .build();
    opened.push(() => service.kill());
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(capabilities(programs.browser))
      .build();
    opened.push(() => driver.quit());
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...phoneSize });
    return { ...(await phoneOf(driver)), close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

function capabilities(binary: string): Capabilities {
  const args = ['--automation', '--full-screen', `--user-agent=${agents.webkit}`];
  return new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args },
  });
}

async function phoneOf(driver: WebDriver): Promise<Omit<Phone, 'close'>> {
  async function act(what: string, action: (element: WebElement) => Promise<void>): Promise<void> {
    const acted = async () => {
      for (const element of await driver.findElements(By.xpath(what))) {
        try {
          if (!(await element.isDisplayed()) || !(await element.isEnabled())) continue;
          await action(element);
          return true;
        } catch (problem) {
          if (!passing.some((kind) => problem instanceof kind)) throw problem;
        }
      }
      return false;
    };
    await driver.wait(acted, patience, `${what} is not there to be used.`, 50);
  }

  return {
    name: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    open: (address) => driver.get(address),
    tap: (what) => act(what, (element) => element.click()),
    type: (field, text) => act(field, (element) => element.sendKeys(text)),
    ask: (expression) => driver.executeScript(`return ${expression}`),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

/** Returns the environment without unset variables. */
function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
