import { cpus, loadavg, release, totalmem, type } from "node:os";

/** The machine at this moment, and what else the figures depend on. */
export function describeMachine(...more) {
  const [{ model }] = cpus();
  const load = loadavg().map((value) => value.toFixed(1));
  const memory = Math.round(totalmem() / 1024 ** 3);
  return [
    `${cpus().length} × ${model.trim()}, ${memory} GB, ${type()} ${release()}, Node ${process.version}, load ${load.join(" ")}`,
    ...more,
  ].join(", ");
}
