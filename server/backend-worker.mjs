// Node 20 can't start a worker from TypeScript: this registers the loader first. Production runs the bundle.
import { register } from "tsx/esm/api";

register();
await import("../backend/main.ts");
