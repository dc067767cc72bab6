// `npm run profile -- <path>`: renders a page of the built site some hundred times, and prints
// where the renderer's time went, or with `--process backend` the backend's. `--as agent`,
// `--host voyara`, `--renders 300`; `--keep file` keeps the profile.
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import "./check-node.mjs";
import { buildIfNeeded } from "./build-if-needed.mjs";
import { createLocator } from "./profile/create-locator.mjs";
import { summarise } from "./profile/summarise.mjs";
import { ask } from "./testbed/ask.mjs";
import { exitOnSignals } from "./testbed/end-with-us.mjs";
import { makeFolder } from "./testbed/make-folder.mjs";
import { readProcesses } from "./testbed/read-processes.mjs";
import { serveBackend } from "./testbed/serve-backend.mjs";
import { serveSite } from "./testbed/serve-site.mjs";
import { signIn } from "./testbed/sign-in.mjs";
import { until } from "./testbed/until.mjs";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: "string" },
    host: { type: "string", default: "voyara" },
    process: { type: "string", default: "renderer" },
    renders: { type: "string", default: "300" },
    keep: { type: "string" },
  },
});
const [path = "/"] = positionals;
const renders = Number(values.renders);
const shownRows = 25;
const atOnce = 2;
/** What is profiled, and how the program's file ends. */
const programs = { renderer: "renderer-process.mjs", backend: "backend/main.mjs" };
const profiled = values.process;
if (!Object.hasOwn(programs, profiled))
  throw new Error(`--process is ${Object.keys(programs).join(" or ")}, not ${profiled}`);

exitOnSignals();
buildIfNeeded();
const dataDir = makeFolder("profile");
const profileFile = join(dataDir, `${profiled}.cpuprofile`);
const host = `${values.host}.localhost`;
const recorder = pathToFileURL(join(import.meta.dirname, "profile/record.mjs"));
const recording = {
  PROFILE_FILE: profileFile,
  PROFILE_PROGRAM: programs[profiled],
  NODE_OPTIONS: `--import=${recorder.href}`,
};
// In a process of its own only when it is profiled: otherwise a thread of the door.
const backend =
  profiled === "backend"
    ? await serveBackend({
        dataDir: makeFolder("profile-backend"),
        env: { SEED_DEMO: "true", ALLOW_LOOPBACK_URLS: "true", ...recording },
      })
    : null;
const site = await serveSite({
  dataDir,
  host,
  env: {
    PAGE_CACHE_MB: "0",
    RENDER_PROCESSES: "1",
    ...(backend ? { ...backend.settings, SEED_DEMO: "false" } : recording),
  },
});
try {
  const here = { port: site.port, host: `${host}:${site.port}` };
  const cookie = values.as && (await signIn({ ...here, role: values.as }));
  const headers = { accept: "text/html", ...(cookie ? { cookie } : {}) };
  const render = async () => {
    const { status } = await ask({ port: site.port, path, host, headers });
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  };
  const renderAll = async (count) => {
    let started = 0;
    const one = async () => {
      while (started < count) {
        started += 1;
        await render();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  };
  // Compiled by the engine, as in a site that has run for a while.
  await renderAll(Math.ceil(renders / 3));
  const program = readProcesses(backend?.pid ?? site.pid).find(({ command }) =>
    command.includes(programs[profiled]),
  );
  if (!program) throw new Error(`the ${profiled} wasn't found: this needs Linux's /proc`);
  process.kill(program.pid, "SIGUSR2");
  await renderAll(renders);
  process.kill(program.pid, "SIGUSR2");
  if (!(await until(() => existsSync(profileFile), { ms: 60_000 })).isSo)
    throw new Error(`the ${profiled} wrote no profile`);
  print(summarise(JSON.parse(readFileSync(profileFile, "utf8")), createLocator()));
  if (values.keep) copyFileSync(profileFile, values.keep);
} finally {
  await site.stop();
  await backend?.stop();
}

function print({ busyMs, byKind, bySource, byOwner }) {
  const perRender = (milliseconds) => (milliseconds / renders).toFixed(2).padStart(8);
  const viewer = values.as ? ` as ${values.as}` : "";
  console.log(
    `${path} of ${host}${viewer}, of the ${profiled}'s thread for each of ${renders} renders`,
  );
  console.log(`${perRender(busyMs).trim()} ms`);
  const show = (title, rows) => {
    console.log(`\n${title}`);
    for (const [name, milliseconds] of rows.slice(0, shownRows))
      console.log(
        `${((100 * milliseconds) / busyMs).toFixed(1).padStart(6)} %${perRender(milliseconds)} ms  ${name}`,
      );
  };
  show("By kind", byKind);
  show("By our sources, each with what it calls of others", byOwner);
  show("By function, without what it calls", bySource);
}
