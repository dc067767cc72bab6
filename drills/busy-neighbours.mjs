import { spawn } from "node:child_process";
import { endWithUs } from "../scripts/testbed/end-with-us.mjs";

/** Runs `work` beside processes that each keep a processor busy. */
export async function besideBusyNeighbours(count, work) {
  const start = () =>
    endWithUs(spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }), "SIGKILL");
  const stops = Array.from({ length: count }, start);
  try {
    return await work();
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
}
