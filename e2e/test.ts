import { expect, test as base } from "playwright/test";

type Fixtures = { failOnConsoleErrors: void; expectedErrors: RegExp | null };

/**
 * Playwright's test, which also fails on anything a visitor's console would show as an error: uncaught exceptions, console.error,
 * breaches of the content security policy. A test that expects some: `test.use({ expectedErrors: /404/ })`.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  failOnConsoleErrors: [
    async ({ context, expectedErrors }, use) => {
      const heard: string[] = [];
      const hear = (text: string) => {
        if (!expectedErrors?.test(text)) heard.push(text);
      };
      context.on("console", (message) => {
        if (message.type() === "error") hear(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => hear(String(error.error())));
      await use();
      expect(heard, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
