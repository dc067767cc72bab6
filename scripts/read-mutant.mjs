/**
 * A patch of `drills/mutants`: what it breaks, the files it changes, and what catches it: a test
 * file or a script of ours, and the full name of the test.
 */
export function readMutant(name, patch) {
  const [, what = ""] = /^# (.+)$/m.exec(patch) ?? [];
  const [, caughtBy = "?"] = /^# caught by: (.+)$/m.exec(patch) ?? [];
  const [file, ...test] = caughtBy.split(" › ");
  const files = [...patch.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path]) => path);
  return { name, what, files, file, test: test.join(" › ") };
}
