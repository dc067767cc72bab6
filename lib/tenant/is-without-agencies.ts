import { ApiError } from "@/lib/api/errors";

/** Whether the main API says that there is no agency at all: a new site. */
export const isWithoutAgencies = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "no_agencies";
