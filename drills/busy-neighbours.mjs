import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs `work` beside processes that each keep a processor busy. */
export async function besideBusyNeighbours(count, work) {
  const neighbours = Array.from({ length: count }, () => spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));
  const end = () => neighbours.forEach((neighbour) => neighbour.kill("SIGKILL"));
  process.once("exit", end);
  try {
    return await work();
  } finally {
    const ended = neighbours.map((neighbour) => once(neighbour, "exit"));
    end();
    process.off("exit", end);
    await Promise.all(ended);
  }
}
