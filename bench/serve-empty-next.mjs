import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { binOf } from "../scripts/bin-of.mjs";
import { run } from "../scripts/run.mjs";
import { portOf } from "./port-of.mjs";

// Inside the project, because Next looks for itself and for the workspace's root above the app.
const folder = ".cache/empty-next";
const next = binOf("next");

const files = {
  "package.json": JSON.stringify({ private: true }),
  "next.config.mjs": "export default {};\n",
  "app/layout.jsx": `export const metadata = { title: "Empty", description: "An empty page" };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n`,
  // Browsers ask for one, and its lack would be an error in the console.
  "app/icon.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>`,
  "app/page.jsx": "export default () => <main><h1>Empty</h1></main>;\n",
};

/** The least a Next app can be, of the version that the site has: what is above it is ours. */
export async function serveEmptyNext() {
  mkdirSync(`${folder}/app`, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(`${folder}/${file}`, text);
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  run(process.execPath, [next, "build", folder], { env, failure: "The empty page's build failed" });
  const server = spawn(process.execPath, [next, "start", folder, "--port", "0"], { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] });
  return { folder, url: `http://localhost:${await portOf(server)}/`, stop: () => server.kill() };
}
