import * as z from "zod";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";
import { listSealed, sealedGroupSchema } from "../key-rotation/list-sealed";
import { resealColumns } from "../key-rotation/reseal-columns";
import type { SecretBox } from "../secrets/secret-box";

const countSchema = z.object({
  column: z.string(),
  sealed: z.number().int(),
  unreadable: z.number().int(),
});

/** What is sealed with which key, for the operator who replaces one. */
export function registerOperatorSecretRoutes(
  route: OperatorRoute,
  { db, secrets }: { db: ScopedDatabase; secrets: SecretBox },
): void {
  const path = "/api/operator/secrets";
  const listed = z.object({ secrets: z.array(sealedGroupSchema) });
  route(
    "get",
    path,
    {
      summary: "How many texts are sealed in each column, by agency and key; never the texts",
      response: listed,
    },
    async () => ({
      secrets: await listSealed(db, secrets),
    }),
  );
  const resealed = z.object({ columns: z.array(countSchema) });
  route(
    "post",
    `${path}/reseal`,
    { summary: "Seal everything with the newest key; safe to repeat", response: resealed },
    async () => ({
      columns: await resealColumns(db, secrets),
    }),
  );
}
