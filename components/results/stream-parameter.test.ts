import { toQueryText } from "@/lib/query-values";
import { toWholeQuery } from "./stream-parameter";

test("the whole page at once still says what a form has just done", () => {
  const query = { done: "invite", role: ["agent", "salesAgent"], page: undefined };
  expect(toQueryText(toWholeQuery(query))).toBe("done=invite&role=agent%2CsalesAgent&stream=false");
});
