import { openCounterInMemory } from "./open-counter";
import {
  createRecipientLimiters,
  limitRecipient,
  mayStrangerMail,
  recipientLimits,
  strangerLimits,
} from "./recipient-limits";

afterEach(() => jest.useRealTimers());

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

it("lets strangers cause 5 mails an hour and 12 a day at an agency, and 24 a day over all", async () => {
  jest.useFakeTimers();
  const limiters = createRecipientLimiters(openCounterInMemory);
  let tag = 0;
  /** How many of 50 mails to one mailbox go out, each to another tag, in another case. */
  const flood = async (agencyId: string) => {
    let sent = 0;
    for (let mail = 0; mail < 50; mail += 1) {
      const email = mail % 2 ? `Nina+${(tag += 1)}@example.com` : "nina@EXAMPLE.com";
      if (await mayStrangerMail(limiters, { agencyId, email })) sent += 1;
    }
    return sent;
  };
  const sentByHour: number[] = [];
  for (let hours = 0; hours < 5; hours += 1) {
    sentByHour.push(await flood("alpha"));
    jest.advanceTimersByTime(strangerLimits.hour.seconds * 1_000);
  }
  expect(sentByHour).toEqual([5, 5, 2, 0, 0]);
  const sentElsewhere: number[] = [];
  for (const agencyId of ["beta", "gamma", "delta", "epsilon"])
    sentElsewhere.push(await flood(agencyId));
  expect(sentElsewhere).toEqual([5, 5, 2, 0]);
  // Gmail ignores dots.
  for (const name of ["v.ictim", "victim+1", "VI.C.TIM", "Victim", "v.ic.tim+2"]) {
    const email = `${name}@${name.includes("+") ? "googlemail" : "gmail"}.com`;
    expect(await mayStrangerMail(limiters, { agencyId: "zeta", email })).toBe(true);
  }
  expect(await mayStrangerMail(limiters, { agencyId: "zeta", email: "vict.im@gmail.com" })).toBe(
    false,
  );
  // Signed-in users can still send mails.
  await limitRecipient(limiters, { agencyId: "alpha", email: "nina@example.com" });
  jest.advanceTimersByTime(strangerLimits.day.seconds * 1_000);
  expect(await flood("alpha")).toBe(5);
});

it("keeps links to a new password for who has forgotten it, whatever else strangers cause", async () => {
  jest.useFakeTimers();
  const limiters = createRecipientLimiters(openCounterInMemory);
  const flood = async ({ agencyId = "alpha", isReset = false } = {}) => {
    const recipient = { agencyId, email: "nina@example.com" };
    let sent = 0;
    for (let mail = 0; mail < 50; mail += 1)
      if (await mayStrangerMail(limiters, recipient, { isReset })) sent += 1;
    return sent;
  };
  const sentByHour: number[] = [];
  let resets = 0;
  for (let hours = 0; hours < 24; hours += 1) {
    const others = await flood();
    const links = await flood({ isReset: true });
    resets += links;
    sentByHour.push(others + links);
    jest.advanceTimersByTime(strangerLimits.hour.seconds * 1_000);
  }
  // Soon again: no user is locked out for a day.
  expect(resets).toBe(8);
  expect(Math.max(...sentByHour)).toBe(6);
  expect(sentByHour.reduce((sum, sent) => sum + sent)).toBe(20);
  jest.advanceTimersByTime(strangerLimits.day.seconds * 1_000);
  // Without a flood they have all of both.
  expect(await flood({ agencyId: "beta", isReset: true })).toBe(6);
});
