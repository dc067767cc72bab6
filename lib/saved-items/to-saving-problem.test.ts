import { ApiError } from "@/lib/api/errors";
import { toSavingProblem } from "./to-saving-problem";

test.each([
  [new ApiError(409, "too_many_saved_items", "full"), "full"],
  [new ApiError(500, "internal_error", "broken"), "failed"],
  [new TypeError("Failed to fetch"), "failed"],
])("%s is told as %s", (error, key) => {
  expect(toSavingProblem(error)).toBe(key);
});
