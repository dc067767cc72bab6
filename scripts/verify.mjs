// `npm run verify`: the quick gate.
import "./check-node.mjs";
import { installDependencies } from "./install.mjs";
import { setTestClock } from "./testbed/test-clock.mjs";

installDependencies();
setTestClock();
const { finish, runSteps } = await import("./steps.mjs");
const { verifySteps } = await import("./verify-steps.mjs");
finish(await runSteps(verifySteps()));
