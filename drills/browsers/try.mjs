// A guest's journey in Firefox and WebKit (Debian's packages), on the built site:
// `npm run drills:browsers`.
import "../../scripts/check-node.mjs";
import { buildIfNeeded } from "../../scripts/build-if-needed.mjs";
import { installDependencies } from "../../scripts/install.mjs";
import { exitOnSignals } from "../../scripts/testbed/end-with-us.mjs";

installDependencies();
const { requireProgram } = await import("../../scripts/require-program.mjs");
const { serveSite } = await import("../../scripts/testbed/serve-site.mjs");
const { bookAsGuest } = await import("./guest-journey.mjs");
const { openFirefox } = await import("./open-firefox.mjs");
const { openWebkit } = await import("./open-webkit.mjs");

exitOnSignals();
const phone = { width: 390, height: 844 };
const firefox = requireProgram("firefox-esr", "firefox-esr");
const webkit = {
  driver: requireProgram("WebKitWebDriver", "webkit2gtk-driver"),
  xvfb: requireProgram("Xvfb", "xvfb"),
  windowManager: requireProgram("openbox", "openbox"),
};
const openers = [
  ...(firefox ? [() => openFirefox(firefox, phone)] : []),
  ...(Object.values(webkit).every(Boolean) ? [() => openWebkit(webkit, phone)] : []),
];
if (openers.length < 2)
  console.log(
    "No Firefox or no WebKit here (Debian's packages are `firefox-esr`, and `webkit2gtk-driver`, `xvfb` and `openbox`): it isn't tried.",
  );
if (openers.length === 0) process.exit(0);
buildIfNeeded();

const site = await serveSite({ ready: "/readyz" });
try {
  for (const open of openers) {
    const since = performance.now();
    const browser = await open();
    const error = await bookAsGuest(browser, `http://voyara.localhost:${site.port}`).catch(
      (reason) => reason,
    );
    const seconds = ((performance.now() - since) / 1000).toFixed(0);
    console.log(
      error
        ? `✗ ${browser.name}: ${error.stack}`
        : `✓ a guest books in ${browser.name} (${seconds} s)`,
    );
    if (error) {
      process.exitCode = 1;
      console.log(await browser.evaluate(() => document.body.innerText.slice(0, 2_000)));
    }
    await browser.close();
  }
} finally {
  await site.stop();
}
