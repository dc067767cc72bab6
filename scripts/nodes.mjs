// Runs the unit tests on the other Node versions we support; their binaries come from the npm
// registry. `node scripts/nodes.mjs 22 24 lib/money` runs only the tests under lib/money.
import { spawnSync } from "node:child_process";
import { binOf } from "./bin-of.mjs";

const isVersion = (word) => /^\d+(\.\d+)*$/.test(word);
const args = process.argv.slice(2);
const versions = args.filter(isVersion);

for (const version of versions.length > 0 ? versions : ["20.19", "22", "24"]) {
  console.log(`Node ${version}`);
  const node = ["--yes", "--package", `node@${version}`, "--", "node"];
  const jest = [
    "--experimental-vm-modules",
    "--no-warnings",
    binOf("jest"),
    ...args.filter((word) => !isVersion(word)),
  ];
  const { status } = spawnSync("npx", [...node, ...jest], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
