import { readFileSync } from "node:fs";
import { actions, policy, resolveReach, type Action, type Member } from "./roles";

/** The columns of the table of actions, in their order. */
const columns: Member[] = [
  { userType: "TravelAgent", isRestrictedAgent: true },
  { userType: "SalesAgent", isRestrictedAgent: false },
  { userType: "TravelAgent", isRestrictedAgent: false },
  { userType: "Admin", isRestrictedAgent: false },
  { userType: "AgencyOwner", isRestrictedAgent: false },
];
const page = readFileSync("docs/agency-desk.md", "utf8");
const rows = [...page.matchAll(/^\| `([\w.]+)`( †)? \|(.*)\|.*\|$/gm)].map(
  ([, action = "", mark, cells = ""]) => ({
    action,
    isGuarded: mark !== undefined,
    reaches: cells.split("|").map((cell) => cell.trim()),
  }),
);

test("the desk's page names every action once, and no other", () =>
  expect(rows.map(({ action }) => action).sort()).toEqual([...actions].sort()));

test.each(rows)("the desk's page tells the reach of $action", (row) => {
  const action = row.action as Action;
  expect(row.reaches).toEqual(columns.map((member) => resolveReach(member, action) ?? "–"));
  expect(row.isGuarded).toBe("isGuarded" in policy[action]);
});
