import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { endWithUs } from "../../scripts/testbed/end-with-us.mjs";
import { envWithoutServices } from "../../scripts/testbed/env-without-services.mjs";
import { findFreePort } from "../../scripts/testbed/find-free-port.mjs";
import { until } from "../../scripts/testbed/until.mjs";

/** The key under which WebDriver names an element, by its specification. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
/** As long as a page may take on a busy machine. */
const patienceMs = 30_000;
const miniBrowser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/**
 * WebKitGTK by WebDriver, in a window of a phone's size on a display of its own.
 * @param programs the paths of WebKitWebDriver, Xvfb and a window manager, without which a window
 * keeps its first size
 * @returns the browser as `guest-journey.mjs` uses it
 */
export async function openWebkit({ driver, xvfb, windowManager }, { width, height }) {
  const port = await findFreePort();
  const display = `:${port}`;
  const env = {
    ...envWithoutServices(),
    DISPLAY: display,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const start = (command, args) => endWithUs(spawn(command, args, { env, stdio: "ignore" }));
  const stops = [
    start(xvfb, [display, "-screen", "0", `${width}x${height}x24`]),
    start(windowManager, []),
    start(driver, [`--port=${port}`]),
  ];
  const stop = async () => {
    for (const each of stops.toReversed()) await each();
  };

  async function send(method, path, body) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = await response.json();
    if (response.ok) return value;
    throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  }
  const isReady = () =>
    send("GET", "/status").then(
      ({ ready }) => ready,
      () => false,
    );
  await until(isReady, { ms: patienceMs });
  const { sessionId, capabilities } = await send("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        timeouts: { implicit: patienceMs },
        "webkitgtk:browserOptions": {
          binary: miniBrowser,
          args: ["--automation", "--full-screen"],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const post = (path, body) => send("POST", `${session}${path}`, body);
  const evaluate = (read, ...args) =>
    post("/execute/sync", { script: `return (${read}).apply(null, arguments)`, args });
  // What slides into view can't be used at first.
  const act = async (xpath, action, body) => {
    const element = await post("/element", { using: "xpath", value: xpath });
    // WebDriver itself scrolls it to an edge, where bars cover it.
    await post("/execute/sync", {
      script: "arguments[0].scrollIntoView({ block: 'center' })",
      args: [element],
    });
    const path = `/element/${element[elementKey]}/${action}`;
    const deadline = performance.now() + patienceMs;
    for (;;)
      try {
        await post(path, body);
        return;
      } catch (error) {
        if (performance.now() > deadline) throw error;
        await wait(50);
      }
  };
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    open: (url) => post("/url", { url }),
    evaluate,
    press: (xpath) => act(xpath, "click", {}),
    type: (xpath, text) => act(xpath, "value", { text }),
    close: async () => {
      await send("DELETE", session);
      await stop();
    },
  };
}
