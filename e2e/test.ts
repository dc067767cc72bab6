import { expect as baseExpect, test as base, type Browser, type Page } from "playwright/test";
import { shiftDate } from "../scripts/testbed/shift-date.cjs";
import { untilReady } from "./until-ready";

type Fixtures = {
  failOnConsoleErrors: void;
  expectedErrors: RegExp | null;
  forbidSavePricePrompt: void;
  hasSavePricePrompt: boolean;
  doScriptsArrive: boolean;
  knowScripts: void;
};

/** Of the test that runs. */
let doScriptsArrive = true;
const untilListening = async (page: Page) => {
  if (doScriptsArrive) await untilReady(page);
};

/** Every page of a worker: those that a test opens in contexts of its own, too. */
function waitForScriptsOf(pages: Page): void {
  for (const name of ["goto", "reload", "goBack", "goForward", "waitForURL"] as const) {
    const navigate: (...all: never[]) => Promise<unknown> = pages[name];
    Object.assign(pages, {
      async [name](this: Page, ...all: never[]) {
        const answer = await navigate.apply(this, all);
        // What says itself what it waits for may be there before its script.
        if (!all.some((each: unknown) => each instanceof Object && "waitUntil" in each))
          await untilListening(this);
        return answer;
      },
    });
  }
}

/**
 * Playwright's test, whose pages have the clock of the test run, and which also fails on anything
 * a visitor's console would show as an error: uncaught exceptions, console.error, violations of
 * the content security policy. A test that expects some: `test.use({ expectedErrors: /404/ })`.
 * The save-price prompt may appear at any moment: only `test.use({ hasSavePricePrompt: true })`
 * lets it.
 *
 * A page listens after `goto`, `reload`, `goBack`, `goForward`, `waitForURL` and `toHaveURL`: see
 * `untilReady`. A navigation with a `waitUntil` of its own waits for nothing else, and none waits
 * with `test.use({ doScriptsArrive: false })`.
 */
export const test = base.extend<Fixtures, { browser: Browser; waitForScripts: void }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(shiftDate, Number(process.env.CLOCK_OFFSET_MS));
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  expectedErrors: [null, { option: true }],
  hasSavePricePrompt: [false, { option: true }],
  doScriptsArrive: [true, { option: true }],
  knowScripts: [
    async ({ doScriptsArrive: asked }, use) => {
      doScriptsArrive = asked;
      await use();
    },
    { auto: true },
  ],
  waitForScripts: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      waitForScriptsOf(Object.getPrototypeOf(page));
      await page.close();
      await use();
    },
    { auto: true, scope: "worker" },
  ],
  forbidSavePricePrompt: [
    async ({ context, hasSavePricePrompt }, use) => {
      if (!hasSavePricePrompt)
        await context.addInitScript(
          () =>
            location.protocol === "http:" && (document.cookie = "savePricePrompt=false; Path=/"),
        );
      await use();
    },
    { auto: true },
  ],
  failOnConsoleErrors: [
    async ({ context, expectedErrors }, use) => {
      const consoleErrors: string[] = [];
      const hear = (text: string) => {
        if (!expectedErrors?.test(text)) consoleErrors.push(text);
      };
      context.on("console", (message) => {
        if (message.type() === "error") hear(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => hear(String(error.error())));
      await use();
      baseExpect(consoleErrors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = baseExpect.extend({
  async toHaveURL(
    page: Page,
    ...expected: Parameters<ReturnType<typeof baseExpect<Page>>["toHaveURL"]>
  ) {
    const found = baseExpect(page);
    if (this.isNot) await found.not.toHaveURL(...expected);
    else {
      await found.toHaveURL(...expected);
      await untilListening(page);
    }
    return { pass: !this.isNot, message: () => "" };
  },
});
