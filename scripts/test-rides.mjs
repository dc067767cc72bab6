// `npm run test:rides`: a copy of the last commit in which the balloon rides of
// docs/examples/balloon-rides are sold, too: it is checked, built and walked like the product.
import "./check-node.mjs";
import { addExampleService } from "./add-example-service.mjs";
import { binOf } from "./bin-of.mjs";
import { installDependencies } from "./install.mjs";
import { openCopy } from "./open-copy.mjs";
import { setTestClock } from "./testbed/test-clock.mjs";

installDependencies();
setTestClock();
// One case of each kind: the product's own pages are walked in full elsewhere.
delete process.env.TEST_ALL;
const { requireTestBrowser } = await import("./find-chromium.mjs");
const { commandStep, finish, jestStep, playwrightStep, runSteps } = await import("./steps.mjs");

openCopy();
addExampleService("docs/examples/balloon-rides");

finish(
  await runSteps([
    commandStep("route types", [binOf("next"), "typegen"]),
    commandStep("types", [binOf("typescript", "tsc"), "--noEmit", "--incremental", "false"]),
    commandStep("lint", [binOf("oxlint"), "--type-aware"]),
    jestStep("units", {
      args: [
        "--runInBand",
        ...["backend/rides", "sandbox/rides", "seventh-service", "search-limits", "access.test"],
        ...["lib/routes", "every-call", "own-api", "backend/documentation"],
      ],
    }),
    commandStep("build", ["scripts/build.mjs"]),
    playwrightStep("end to end", {
      args: ["--project=site", "rides-journey", "prices-", "no-script"],
      env: { CHROMIUM_PATH: requireTestBrowser(), E2E_BACKEND: "embedded" },
    }),
  ]),
);
