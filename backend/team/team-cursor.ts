import * as z from "zod";
import { RouteError } from "../request-context";

const cursorSchema = z.tuple([
  z
    .string()
    .max(400)
    .regex(/^\P{Cc}*$/u),
  z.uuid(),
  z.enum(["next", "previous"]),
]);

/** A place in the list by name: behind a member, or in front of one. */
export type TeamCursor = {
  /** In lower case. */ name: string;
  id: string;
  way: "next" | "previous";
};

export const writeTeamCursor = ({ name, id, way }: TeamCursor): string =>
  Buffer.from(JSON.stringify([name, id, way])).toString("base64url");

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}

/** @throws RouteError 422 for what isn't a cursor of this list */
export function readTeamCursor(text: string): TeamCursor {
  const cursor = cursorSchema.safeParse(parse(text));
  if (cursor.success) {
    const [name, id, way] = cursor.data;
    return { name, id, way };
  }
  throw new RouteError(422, "invalid_input", "Some of the input is wrong", [
    { path: "after", message: "must be a cursor of this list" },
  ]);
}
