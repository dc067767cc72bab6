/** Groups of mutants that share a build: no two change the same file or are caught by one test. */
export function shareBuilds(mutants) {
  const groups = [];
  for (const mutant of mutants) {
    const meets = ({ files, file, test }) =>
      files.some((path) => mutant.files.includes(path)) ||
      (file === mutant.file && test === mutant.test);
    const group = groups.find((others) => !others.some(meets));
    if (group) group.push(mutant);
    else groups.push([mutant]);
  }
  return groups;
}
