import * as z from "zod";
import { randomUuid } from "./random-uuid";

it("is a UUID, different each time", () => {
  const made = Array.from({ length: 200 }, randomUuid);
  for (const uuid of made) expect(z.uuidv4().safeParse(uuid).success).toBe(true);
  expect(new Set(made).size).toBe(200);
});
