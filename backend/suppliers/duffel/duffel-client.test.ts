import * as z from "zod";
import { createDuffelClient } from "./duffel-client";

const named = { errors: [{ code: "not_found" }] };
test.each([
  [404, named, "DuffelRefusal"],
  [408, named, "SupplierError"],
  [429, named, "SupplierError"],
  [403, "<html>", "SupplierError"],
  [499, {}, "SupplierError"],
])("%s with %j is a %s", async (status, body, name) => {
  const fetch = () => Promise.resolve(Response.json(body, { status }));
  const client = createDuffelClient({ key: "k", fetch });
  const call = client.call("POST /air/orders", { schema: z.unknown(), withinMs: 1_000 });
  await expect(call).rejects.toMatchObject({ name });
});
