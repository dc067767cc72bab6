import { and, eq } from "drizzle-orm";
import type { SavedItem } from "@/lib/api/contract/saved-items";
import { savedItems } from "../db/schema/saved-items";

/** A user of an agency. */
export type Saver = { agencyId: string; userId: string };

export const isOfSaver = ({ agencyId, userId }: Saver) =>
  and(eq(savedItems.agencyId, agencyId), eq(savedItems.userId, userId));

/** Restricts a statement to one item of one user of one agency. */
export const isOwnItem = (saver: Saver, { service, id }: Pick<SavedItem, "service" | "id">) =>
  and(isOfSaver(saver), eq(savedItems.service, service), eq(savedItems.itemId, id));
