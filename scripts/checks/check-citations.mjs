import { posix } from "node:path";

const isText = (file) =>
  /(^|\/)(Caddyfile|Dockerfile)$|\.(md|tsx?|[cm]?js|css|sql|sh|ya?ml|vcl|conf|service|example)$/.test(
    file,
  );
// Its samples of bad citations.
const isOwnTest = (file) => file === "scripts/checks/check-citations.test.mjs";

const rules = [
  {
    pattern: /(?<![\w./:<*${}-])[\w.-][\w./-]*\.md(?![\w-])/g,
    judge: ([name], { file, known }) =>
      [".", "docs", posix.dirname(file)].every((folder) => !known.has(posix.join(folder, name))) &&
      `"${name}" is no document here`,
  },
  {
    pattern: /\bdecisions? \d+(?:(?:,| and|, and) \d{2,3}\b)*/gi,
    judge: ([text], { records }) => {
      const missing = text.match(/\d+/g).find((number) => !records.has(number));
      return missing && `"${text}": docs/decisions has no record "${missing}"`;
    },
  },
  {
    pattern: /\bspec(?:ification)?\.? §/gi,
    judge: ([text]) => `"${text}" cites what isn't here: say the reason`,
  },
  {
    pattern: /\bissues? #?\d+|[\w-]+\/[\w.-]+#\d+|\((?:see )?#\d+\)/gi,
    judge: ([text]) => `"${text}" is the number of an issue: say the reason`,
  },
];

/**
 * Findings about citations in comments and documents that readers can't open here: documents,
 * decisions, chapters and issues.
 */
export function checkCitations(files, read) {
  const known = new Set(files);
  const records = new Set(
    files.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []),
  );
  return files
    .filter((file) => isText(file) && !isOwnTest(file))
    .flatMap((file) =>
      read(file)
        .split("\n")
        .flatMap((line, index) =>
          rules.flatMap(({ pattern, judge }) =>
            [...line.matchAll(pattern)]
              .flatMap((match) => judge(match, { file, known, records }) || [])
              .map((message) => ({ file, line: index + 1, message })),
          ),
        ),
    );
}
