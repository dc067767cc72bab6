import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

const maximumLines = 25;

/** The end of a program's output. */
export const ofOutput = (output) => linesOf(output).slice(-maximumLines).join("\n");

/**
 * Each failed test of Jest's JSON, or the file that could not run: where it is, and the beginning
 * of its message.
 */
export const ofJest = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0) return status === "failed" ? [describe(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      describe(`${file} › ${fullName}`, failureMessages.join("\n")),
    );
  });

/** The same for Playwright, and errors outside of tests. */
export const ofPlaywright = ({ suites, errors }) => [
  ...suites.flatMap((suite) => ofSuite(suite, [])),
  ...errors.map(({ message }) => describe("outside of tests", message)),
];

function ofSuite({ title, specs = [], suites = [] }, path) {
  const here = [...path, title];
  const failed = specs
    .filter(({ ok }) => !ok)
    .map((spec) => describe([...here, spec.title].join(" › "), errorsOf(spec).join("\n")));
  return [...failed, ...suites.flatMap((suite) => ofSuite(suite, here))];
}

const errorsOf = ({ tests }) =>
  tests.flatMap(({ results }) =>
    results.flatMap(({ errors }) => errors.map(({ message }) => message)),
  );
const describe = (title, message = "") =>
  [title, ...linesOf(message).slice(0, maximumLines)].join("\n");
const linesOf = (text) => stripVTControlCharacters(text).trim().split("\n");
