import { expect, test as base, type Browser } from "playwright/test";
import { shiftDate } from "../scripts/testbed/shift-date.cjs";

type Fixtures = {
  failOnConsoleErrors: void;
  expectedErrors: RegExp | null;
  forbidSavePricePrompt: void;
  hasSavePricePrompt: boolean;
};

/**
 * Playwright's test, whose pages have the clock of the test run, and which also fails on anything
 * a visitor's console would show as an error: uncaught exceptions, console.error, violations of
 * the content security policy. A test that expects some: `test.use({ expectedErrors: /404/ })`.
 * The save-price prompt may appear at any moment: only `test.use({ hasSavePricePrompt: true })`
 * lets it.
 */
export const test = base.extend<Fixtures, { browser: Browser }>({
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
      expect(consoleErrors, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
