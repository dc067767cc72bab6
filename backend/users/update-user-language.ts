import { eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { users } from "../db/schema/users";
import type { ScopedDatabase } from "../db/scoped";

/** Stores the language chosen by a user of this agency in their profile. */
export const updateUserLanguage = (
  db: ScopedDatabase,
  agencyId: string,
  { userId, language }: { userId: string; language: LanguageCode },
) => db.forAgency(agencyId, (tx) => tx.update(users).set({ language }).where(eq(users.id, userId)));
