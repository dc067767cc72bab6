import { env } from "@/lib/env";
import { startTracing } from "@/lib/observability/start-tracing";
import { reuseFormatters } from "./reuse-formatters";
import { runRenderer } from "./run-renderer";
import { startNext } from "./start-next";

const [socketPath = "", mode] = process.argv.slice(2);
reuseFormatters();
void runRenderer(async () => {
  // Before Next, which looks for a tracer when it is loaded.
  const stopTracing = await startTracing("travel-site-renderer", env());
  const stopNext = await startNext({ dev: mode === "--dev", port: env().PORT, socketPath });
  return () => stopNext().then(stopTracing);
});
