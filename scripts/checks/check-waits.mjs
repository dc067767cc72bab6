const isBrowserTest = (file) => /^e2e\/.*\.ts$/.test(file);

const patterns = [
  [/["']networkidle["']/, "waits for silence"],
  [/\.waitForTimeout\(/, "waits for a time"],
];

/** Findings about browser tests that wait for silence or for a time, not for what they need. */
export const checkWaits = (files, read) =>
  files.filter(isBrowserTest).flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) =>
        patterns
          .filter(([pattern]) => pattern.test(line))
          .map(([, what]) => ({ file, line: index + 1, message: `${what}: e2e/until-ready.ts` })),
      ),
  );
