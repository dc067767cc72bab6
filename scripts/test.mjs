// `npm test`: everything, on a fresh clone with only Node and npm. The last line is the sum of all
// tests and steps.
import "./check-node.mjs";
import { installDependencies } from "./install.mjs";
import { exitOnSignals } from "./testbed/end-with-us.mjs";

installDependencies();
const { finish, runSteps } = await import("./steps.mjs");
const { testSteps } = await import("./test-steps.mjs");
const { steps, close } = await testSteps();
exitOnSignals();
try {
  finish(await runSteps(steps));
} finally {
  await close();
}
