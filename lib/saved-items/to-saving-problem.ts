import { ApiError } from "@/lib/api/errors";

/** Why something could not be saved or removed: the key of its text in `saving`. */
export const toSavingProblem = (error: unknown): "full" | "failed" =>
  error instanceof ApiError && error.code === "too_many_saved_items" ? "full" : "failed";
