import { logLine } from "@/lib/observability/log-line";
import { forgetShared } from "./forget-shared";
import type { FromRenderer, ToRenderer } from "./renderer-messages";

const tell = (message: FromRenderer) => process.send?.(message);

/**
 * The other end of `renderer.ts`, inside the rendering process: starts Next, reports that, and
 * handles the front door's messages.
 * @param start resolves with a function that stops it
 */
export async function runRenderer(start: () => Promise<() => Promise<void>>): Promise<void> {
  // A terminal's Ctrl+C and some supervisors signal every process of the group: this one ends once
  // the door has drained.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
  process.once("disconnect", () => process.exit(1));
  if (!process.connected) process.exit(1);

  try {
    const stop = await start();
    process.on("message", (message: ToRenderer) => {
      if (message.type === "stop") return void stop().finally(() => process.exit(0));
      forgetShared(message.tags);
      tell({ type: "forgotten", id: message.id });
    });
    tell({ type: "ready" });
  } catch (error) {
    logLine("error", { message: "Next did not start", error });
    process.exit(1);
  }
}
