// `npm run verify`: the quick gate.
import "./check-node.mjs";
import { installDependencies } from "./install.mjs";

installDependencies();
const { finish, runSteps } = await import("./steps.mjs");
const { verifySteps } = await import("./verify-steps.mjs");
finish(await runSteps(verifySteps()));
