const maximum = 100;
const isSource = (file) => /\.(tsx?|[cm]?js|css)$/.test(file);
const isProse = (file) => file.endsWith(".md");
const isComment = (line) => /^\s*(\/\/|\/\*\*?|\*) .*\S \S/.test(line);
const isDirective = (line) => /^\s*\/[/*] *(oxlint-disable|@ts-|@jest-)/.test(line);
// Tables, headings, HTML and link targets can't be wrapped.
const isWrappable = (line) => !/^\s*(\||#|<|\[[^\]]*\]:)/.test(line) && /\S \S/.test(line);

/**
 * Findings about comments and prose longer than the formatter's limit for code. Strings are left
 * alone, as by the formatter.
 */
export function checkLineLengths(files, read) {
  return files.flatMap((file) => {
    if (isSource(file)) return findLongLines(file, read(file), isCommentToWrap);
    if (isProse(file)) return findLongLines(file, withoutFences(read(file)), isWrappable);
    return [];
  });
}

const isCommentToWrap = (line) => isComment(line) && !isDirective(line);

function findLongLines(file, text, isWatched) {
  return text
    .split("\n")
    .flatMap((line, index) =>
      [...line].length > maximum && isWatched(line)
        ? { file, line: index + 1, message: `more than ${maximum} characters: wrap it` }
        : [],
    );
}

const withoutFences = (text) =>
  text.replace(/^( *)```[\s\S]*?^\1```/gm, (fence) => fence.replace(/[^\n]/g, ""));
