import { env } from "@/lib/env";
import { runRenderer } from "./run-renderer";
import { startNext } from "./start-next";

const [socketPath = "", mode] = process.argv.slice(2);
void runRenderer(() => startNext({ dev: mode === "--dev", port: env().PORT, socketPath }));
