import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { buildStampFile, hashSources } from "./build-if-needed.mjs";
import { bundlePrograms } from "./bundle-programs.mjs";
import { precompress } from "./precompress.mjs";
import { run } from "./run.mjs";

const entryPoints = [
  ...["server/main.ts", "server/renderer-process.ts"],
  ...[
    "backend/main.ts",
    "backend/agency-command.ts",
    "backend/backup-command.ts",
    "backend/restore-command.ts",
  ],
].filter((file) => existsSync(file));
const stamp = hashSources();

rmSync("dist", { recursive: true, force: true });
rmSync(".next/static", { recursive: true, force: true });
run(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
  env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  failure: "next build failed",
});

// The server's own programs. Chunks are shared, so that both load one copy of the contract.
await bundlePrograms(entryPoints, { outdir: "dist", outbase: "." });

// Served by the front door; in a separate folder, so that compressed variants stay out of the
// sources.
mkdirSync("dist/assets", { recursive: true });
if (existsSync("public/assets")) cpSync("public/assets", "dist/assets", { recursive: true });
// Mostly five thousand cells of the map, which a twentieth more bytes don't hurt.
await precompress("dist/assets", { quality: 6 });
await precompress(".next/static");

// Last: only a successful build counts.
writeFileSync(buildStampFile, stamp);
