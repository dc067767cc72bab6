// Components use only tokens and logical directions: an agency's brand, dark mode and right-to-left
// pages depend on it.
const palette =
  "slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|black|white";
const painted =
  "bg|text|border|border-[a-z]|ring|ring-offset|outline|fill|stroke|from|via|to|decoration|accent|caret|shadow|divide|placeholder";

const rules = [
  {
    pattern: /(?<=["'`[\s(:])#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?=["'`\]\s);,])/i,
    message: "is a raw colour: use a token",
  },
  {
    pattern: /\b(rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i,
    message: "is a raw colour: use a token",
  },
  {
    pattern: new RegExp(`(?<=["'\`\\s:!])(${painted})-(${palette})(-\\d{2,3})?(?=["'\`\\s/])`),
    message: "is a palette colour: use a token",
  },
  {
    pattern:
      /(?<=["'`\s:!])-?(ml|mr|pl|pr|left|right|scroll-m[lr]|scroll-p[lr]|border-[lr]|rounded-(l|r|tl|tr|bl|br))(-(\[[^\]]*\]|[a-z0-9./]+))?(?=["'`\s])/,
    message: "is a physical direction: use ms-, me-, ps-, pe-, start-, end-",
    isClass: true,
  },
  {
    pattern: /(?<=["'`\s:!])(text|float|clear)-(left|right)(?=["'`\s])/,
    message: "is a physical direction: use -start or -end",
  },
];

const isComment = (line) => /^\s*(\/\/|\*|\/\*|\{\/\*)/.test(line);
// "left" and "right" are words too: as classes they are in a className or in a list of classes with
// a dash.
const isClassLike = (found, line) => found.includes("-") || /className=/.test(line);

/** Findings about raw colours and physical directions in components and pages. */
export function checkStyles(files, read) {
  return files
    .filter((file) => /^(app|components)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      read(file)
        .split("\n")
        .flatMap((line, index) => (isComment(line) ? [] : toFindings(file, line, index + 1))),
    );
}

const toFindings = (file, line, number) =>
  rules.flatMap(({ pattern, message, isClass }) => {
    const found = pattern.exec(line)?.[0];
    return found && (!isClass || isClassLike(found, line))
      ? [{ file, line: number, message: `"${found}" ${message}` }]
      : [];
  });
