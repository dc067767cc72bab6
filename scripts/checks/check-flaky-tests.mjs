const file = "e2e/flaky.json";
const classes = ["script", "date", "order", "shared data", "concurrent answers", "deadline"];
const workDays = 2;

/**
 * Findings about tests that passed only alone (`npm test` names them): each entry has its test, its
 * class and the date it was listed, and is gone after two more days with commits: its cause ends by
 * a mechanism, not by a wait.
 * @param daysWithCommits dates of the commits up to HEAD, such as "2026-11-28"
 */
export function checkFlakyTests(read, daysWithCommits) {
  const finding = (message) => ({ file, line: 1, message });
  return JSON.parse(read(file)).flatMap((entry) => {
    const { test, class: kind, listed } = entry;
    if (!test || !classes.includes(kind) || !/^\d{4}-\d\d-\d\d$/.test(listed ?? ""))
      return [
        finding(
          `${JSON.stringify(entry)} needs test, listed and one class of ${classes.join(", ")}`,
        ),
      ];
    const later = new Set(daysWithCommits.filter((day) => day > listed));
    return later.size > workDays
      ? [finding(`${test} passed only alone on ${listed}: end it by a mechanism`)]
      : [];
  });
}
