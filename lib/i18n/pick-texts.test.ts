import en from "@/messages/en.json";
import { pickTexts } from "./pick-texts";

test("picks namespaces, and parts of one, at their places", () => {
  const { forgot, mailSent } = en.accounts;
  expect(pickTexts(en, ["accounts.forgot", "accounts.mailSent", "money"])).toEqual({
    accounts: { forgot, mailSent },
    money: en.money,
  });
  expect(en.accounts).toHaveProperty("logOut");
});
