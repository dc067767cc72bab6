"use client";

import { lazy } from "react";

/**
 * An error that a page reports once its first bytes are sent: the others have a document of their
 * own. Every page names it, so it is little; its markup is loaded when it is shown.
 */
export const LateError = lazy(() =>
  import("./error-message").then(({ ErrorMessage }) => ({ default: ErrorMessage })),
);
