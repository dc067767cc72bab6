// `npm run docs:configuration`: writes docs/configuration.md from the settings in lib/env.ts.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import "./register-typescript.mjs";
import { toConfigurationPage } from "./to-configuration-page.mjs";

const { listSettings } = createRequire(import.meta.url)("../lib/env.ts");

writeFileSync("docs/configuration.md", toConfigurationPage(listSettings()));
