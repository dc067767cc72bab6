import { openCounterInMemory } from "./open-counter";
import { createRecipientLimiters, limitRecipient, recipientLimits } from "./recipient-limits";

it("counts mails to an address at each agency, and over all of them", async () => {
  const limiters = createRecipientLimiters(openCounterInMemory);
  const send = (agencyId: string, email = "Nina+trip@example.com") =>
    limitRecipient(limiters, { agencyId, email }).then(
      () => "sent",
      (error: unknown) => (error as { code?: string }).code,
    );
  const sendAll = (agencyId: string) =>
    Promise.all(Array.from({ length: recipientLimits.account + 1 }, () => send(agencyId)));
  expect((await sendAll("alpha")).filter((outcome) => outcome === "sent")).toHaveLength(
    recipientLimits.account,
  );
  expect((await sendAll("beta")).filter((outcome) => outcome === "sent")).toHaveLength(
    recipientLimits.account,
  );
  // The third agency is a new one, but the mailbox is the same.
  expect(await send("gamma", "nina@example.com")).toBe("too_many_attempts");
  expect(await send("gamma", "nora@example.com")).toBe("sent");
});
