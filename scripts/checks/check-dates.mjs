const isCounted = (file) =>
  /^(app|backend|bench|components|drills|lib|scripts|server)\/.*\.(tsx?|mjs)$|^middleware\.ts$/.test(
    file,
  ) &&
  !/^lib\/dates\/|\.test\.(tsx?|mjs)$|\/testing\/|^backend\/drills\/|^scripts\/checks\//.test(file);

const patterns = [
  [/\bDate\.UTC\(|\.[gs]etUTC\w+\(|\.set(?:Date|Month|FullYear)\(/, "counts with a Date"],
  [/\.getTime\(\)\)? [+-] |new Date\(Date\.now\(\) [+-] /, "adds or takes away milliseconds"],
  [/\b86_?400(?:_?000)?\b|\b24 \* 60\b/, "writes out the length of a day"],
  [/\.toISOString\(\)\.slice\(0, 10\)/, "makes a calendar date of an instant"],
];

/** Findings about dates that are counted by hand: lib/dates does it with dayjs. */
export const checkDates = (files, read) =>
  files.filter(isCounted).flatMap((file) =>
    read(file)
      .split("\n")
      .flatMap((line, index) =>
        patterns
          .filter(([pattern]) => pattern.test(line))
          .map(([, what]) => ({ file, line: index + 1, message: `${what}: lib/dates does` })),
      ),
  );
