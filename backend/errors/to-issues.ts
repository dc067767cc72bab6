import type * as z from "zod";

const toPath = (path: readonly PropertyKey[]) => path.map(String).join(".");

/** The issues, field by field; an unknown field is named itself. Contains no values. */
export const toIssues = (error: z.ZodError): { path: string; message: string }[] =>
  error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({
          path: toPath([...issue.path, key]),
          message: "is not a known field",
        }))
      : [{ path: toPath(issue.path), message: issue.message }],
  );
