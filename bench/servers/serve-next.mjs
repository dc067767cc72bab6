import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { binOf } from "../../scripts/bin-of.mjs";
import { findFreePort } from "../../scripts/testbed/find-free-port.mjs";
import { run } from "../../scripts/run.mjs";
import { startServer } from "../../scripts/testbed/start-server.mjs";

// Inside the project, because Next looks for itself and for the workspace's root above the app.
const folder = ".cache/bench-next";
const markup = join(folder, "markup.html");
const next = binOf("next");
const { version } = JSON.parse(readFileSync("node_modules/next/package.json", "utf8"));

const files = {
  "package.json": JSON.stringify({ private: true }),
  "next.config.mjs": "export default {};\n",
  "app/layout.jsx": `export const metadata = { title: "Empty", description: "An empty page" };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n`,
  // Browsers request one, and a 404 would be an error in the console.
  "app/icon.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>`,
  "app/page.jsx": "export default () => <main><h1>Empty</h1></main>;\n",
  "app/dynamic/page.jsx": `export const dynamic = "force-dynamic";\nexport default () => <main><h1>Empty</h1></main>;\n`,
  // Next's ISR; this many characters of another page's markup, so that responses of equal size can
  // be compared.
  "app/isr/[length]/page.jsx": `import { readFileSync } from "node:fs";
export const revalidate = 3600;
export const generateStaticParams = () => [];
export default async function Page({ params }) {
  const html = readFileSync(${JSON.stringify(join(process.cwd(), markup))}, "utf8").slice(0, Number((await params).length));
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}\n`,
};

/** A minimal Next app, of the site's version; `html` is the source of its page under ISR. */
export async function serveNext({ html = "", processors } = {}) {
  buildIfNeeded();
  writeFileSync(markup, html);
  forgetPages(join(folder, ".next/server/app/isr"));
  const port = await findFreePort();
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const server = await startServer({
    args: [next, "start", folder, "--hostname", "127.0.0.1", "--port", String(port)],
    env,
    port,
    log: join(folder, "server.log"),
    processors,
  });
  return { ...server, folder, url: `http://localhost:${port}/` };
}

/** ISR's cache of earlier markup; its own code is in the same folder. */
function forgetPages(kept) {
  for (const name of readdirSync(kept))
    if (/^\d+\./.test(name)) rmSync(join(kept, name), { recursive: true });
}

function buildIfNeeded() {
  const stamp = JSON.stringify({ version, files });
  const stampFile = join(folder, ".stamp");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  run(process.execPath, [next, "build", folder], {
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    failure: "The bare Next app's build failed",
  });
  writeFileSync(stampFile, stamp);
}
