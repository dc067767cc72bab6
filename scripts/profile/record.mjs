// Loaded before everything else by each process of a site that is profiled
// (scripts/profile.mjs). The one whose file ends with PROFILE_PROGRAM records from a first SIGUSR2
// to a second one, and then writes its profile to the file PROFILE_FILE.
import { renameSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";

const samplingMicroseconds = 250;

const { PROFILE_FILE: file, PROFILE_PROGRAM: program } = process.env;

if (process.argv[1]?.endsWith(program)) {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: samplingMicroseconds });
  const write = async () => {
    const { profile } = await session.post("Profiler.stop");
    // Under its name it is complete.
    writeFileSync(`${file}.part`, JSON.stringify(profile));
    renameSync(`${file}.part`, file);
  };
  process.once("SIGUSR2", () => {
    process.once("SIGUSR2", () => void write());
    void session.post("Profiler.start");
  });
}
