import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

const maximumLines = 25;

/** The end of a program's output. */
export const ofOutput = (output) => linesOf(output).slice(-maximumLines).join("\n");

/**
 * Each failed test of Jest's JSON, or the file that could not run: where it is, the beginning of
 * its message, and the arguments that run its file alone.
 */
export const ofJest = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const alone = ["--runInBand", "--runTestsByPath", file];
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0)
      return status === "failed" ? [{ text: describe(file, message), alone }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      text: describe(`${file} › ${fullName}`, failureMessages.join("\n")),
      alone,
    }));
  });

/**
 * The same for Playwright, and errors outside of tests. A test of a file whose tests build on each
 * other is repeated with them.
 */
export const ofPlaywright = ({ config, suites, errors }) => [
  ...suites.flatMap((suite) => ofSuite(suite, [], config.rootDir)),
  ...errors.map(({ message }) => ({ text: describe("outside of tests", message) })),
];

function ofSuite({ title, specs = [], suites = [] }, path, folder) {
  const here = [...path, title];
  const failed = specs
    .filter(({ ok }) => !ok)
    .map((spec) => ({
      text: describe([...here, spec.title].join(" › "), errorsOf(spec).join("\n")),
      alone: [toPlace(join(folder, spec.file), spec.line), "--workers=1"],
    }));
  return [...failed, ...suites.flatMap((suite) => ofSuite(suite, here, folder))];
}

const toPlace = (file, line) => {
  const isSerial = readFileSync(file, "utf8").includes('mode: "serial"');
  return isSerial ? file : `${file}:${line}`;
};
const errorsOf = ({ tests }) =>
  tests.flatMap(({ results }) =>
    results.flatMap(({ errors }) => errors.map(({ message }) => message)),
  );
const describe = (title, message = "") =>
  [title, ...linesOf(message).slice(0, maximumLines)].join("\n");
const linesOf = (text) => stripVTControlCharacters(text).trim().split("\n");
