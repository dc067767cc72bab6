// `npm test`: everything, on a fresh clone with only Node and npm. The last line is the sum of all
// tests and steps. With `--all` also what takes long and seldom changes: `npm run test:all`.
import "./check-node.mjs";
import { installDependencies } from "./install.mjs";
import { exitOnSignals } from "./testbed/end-with-us.mjs";
import { setTestClock } from "./testbed/test-clock.mjs";

if (process.argv.includes("--all")) process.env.TEST_ALL = "true";
installDependencies();
setTestClock();
const { finish, runSteps } = await import("./steps.mjs");
const { budgets, testSteps } = await import("./test-steps.mjs");
const { steps, close } = await testSteps();
exitOnSignals();
let closed;
try {
  const { used, ...sum } = await runSteps(steps);
  closed = await close();
  finish({ ...sum, used: { ...used, ...closed } }, process.env.TEST_ALL ? {} : { budgets });
} finally {
  if (!closed) await close();
}
