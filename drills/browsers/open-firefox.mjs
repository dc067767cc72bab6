import puppeteer from "puppeteer-core";

/**
 * Firefox by WebDriver BiDi, in a window of a phone's size.
 * @param program the path of Firefox
 * @returns the browser as `guest-journey.mjs` uses it
 */
export async function openFirefox(program, { width, height }) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    defaultViewport: { width, height },
  });
  const page = await browser.newPage();
  const find = (xpath) => page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true });
  return {
    name: (await browser.version()).replace("firefox/", "Firefox "),
    open: (url) => page.goto(url),
    evaluate: (read, ...args) => page.evaluate(read, ...args),
    press: async (xpath) => (await find(xpath)).click(),
    type: async (xpath, text) => (await find(xpath)).type(text),
    close: () => browser.close(),
  };
}
