import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { openMailServer } from "@/backend/testing/open-mail-server";
import { findFreePort } from "../scripts/testbed/find-free-port.mjs";
import { makeFolder } from "../scripts/testbed/make-folder.mjs";
import { openApiProxy, type Intercept } from "./open-api-proxy";
import { sendPurge } from "./send-purge";
import { startBackend, startSite } from "./start-site";
import { test as base } from "./test";

type Doubles = {
  /** Responds in the place of the API. */
  intercept: Intercept;
  /** The server of the remote app. */
  remoteApp: RequestListener;
  /** Reads what a program exports to the collector, as OTLP/JSON. */
  readExport: (json: string) => void;
};
export type SecondSite = Doubles & {
  port: number;
  /** The processes that render its pages. */
  processes: number;
  /** For the browser, which resolves *.localhost to this machine. */
  at: (path: string, agency?: string) => string;
  /** What the site has printed so far. */
  output: () => string;
  /** Tells the site, as its backend would, that what has one of these tags was changed. */
  purge: (...tags: string[]) => Promise<void>;
  /** Of its backend, for operators' commands. */
  dataDir: string;
  mailServer: Awaited<ReturnType<typeof openMailServer>>;
};

export const sender = "no-reply@site.example";
const idle = (): Doubles => ({
  intercept: () => false,
  remoteApp: (_request, response) => void response.writeHead(404).end(),
  readExport: () => {},
});

async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startSecondSite() {
  const doubles = idle();
  const remote = createServer((request, response) => doubles.remoteApp(request, response));
  const collector = createServer((request, response) => {
    const take = (json: string) => {
      doubles.readExport(json);
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    };
    // A killed program aborts what it was sending.
    text(request).then(take, () => {});
  });
  const mailServer = await openMailServer();
  const [port, dataDir, token] = [await findFreePort(), makeFolder("second"), "t".repeat(32)];
  const shared = {
    PORT: String(port),
    BACKEND_TOKEN: token,
    OTEL_EXPORTER_OTLP_ENDPOINT: await listen(collector),
    OTEL_BSP_SCHEDULE_DELAY: "100",
  };
  const backend = await startBackend({
    ...shared,
    DATA_DIR: dataDir,
    SEED_DEMO: "true",
    PURGE_URLS: `http://127.0.0.1:${port}`,
    SMTP_URL: mailServer.url,
    MAIL_FROM: sender,
  });
  const proxy = await openApiProxy({
    address: backend.address,
    intercept: (request, response) => doubles.intercept(request, response),
  });
  const processes = 2;
  const { output, stop } = await startSite({
    ...shared,
    DATA_DIR: makeFolder("second-site"),
    MAIN_API_URL: proxy.url,
    RESORT_API_URL: `${proxy.url}/resort`,
    REMOTE_APP_ORIGIN: await listen(remote),
    RENDER_PROCESSES: String(processes),
  });
  const site: SecondSite = Object.assign(doubles, {
    ...{ port, processes, output, dataDir, mailServer },
    at: (path: string, agency = "voyara") => `http://${agency}.localhost:${port}${path}`,
    purge: (...tags: string[]) => sendPurge(tags, { port, token }),
  });
  const close = async () => {
    await Promise.all([stop(), backend.stop()]);
    proxy.close();
    for (const server of [remote, collector]) {
      server.closeAllConnections();
      server.close();
    }
    await mailServer.close();
  };
  return { site, close };
}

/**
 * The tests of a site beside the tested one, whose backend, mail server, remote app and collector
 * of traces are the test's own. A worker starts it once, for the tests of all specs; what a test
 * responds in their place ends with the test.
 */
export const test = base.extend<{ idleDoubles: void }, { site: SecondSite }>({
  site: [
    // Playwright reads from the first argument what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { site, close } = await startSecondSite();
      await use(site);
      await close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  idleDoubles: [
    async ({ site }, use) => {
      await use();
      Object.assign(site, idle());
    },
    { auto: true },
  ],
});
