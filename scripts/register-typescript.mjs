// Lets this thread import TypeScript. Both loaders: without "type": "module" a .ts file is CommonJS
// to Node.
import { register as registerCommonJs } from "tsx/cjs/api";
import { register as registerModules } from "tsx/esm/api";

registerCommonJs();
registerModules();
