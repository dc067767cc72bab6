import * as z from "zod";
import { refuseInput } from "../errors/refuse-input";
import { cursorWay, packCursor, unpackCursor, type CursorWay } from "../lists/keyset-pages";

const cursorSchema = z.tuple([
  z
    .string()
    .max(400)
    .regex(/^\P{Cc}*$/u),
  z.uuid(),
  cursorWay,
]);

/** A place in the list by name: behind a member, or in front of one. */
export type TeamCursor = {
  /** In lower case. */ name: string;
  id: string;
  way: CursorWay;
};

export const writeTeamCursor = ({ name, id, way }: TeamCursor): string =>
  packCursor([name, id, way]);

/** @throws RouteError 422 for what isn't a cursor of this list */
export function readTeamCursor(text: string): TeamCursor {
  const parts = unpackCursor(cursorSchema, text);
  if (!parts) throw refuseInput("after", "must be a cursor of this list");
  const [name, id, way] = parts;
  return { name, id, way };
}
