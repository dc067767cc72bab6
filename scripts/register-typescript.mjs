// Lets this thread import TypeScript. Both loaders: without "type": "module" Node treats a .ts file
// as CommonJS.
import { register as registerCommonJs } from "tsx/cjs/api";
import { register as registerModules } from "tsx/esm/api";

registerCommonJs();
registerModules();
