/** Whether every combination is tested, as before a release, or one of each kind. */
export const isFullRun = process.env.TEST_ALL === "true";
