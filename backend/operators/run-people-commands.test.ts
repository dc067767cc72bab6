import { randomBytes } from "node:crypto";
import { eq, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Need } from "@/lib/api/contract/needs";
import { toAnswerColumns } from "../booking/bookings/answers";
import { bookings } from "../db/schema/bookings";
import { mails } from "../db/schema/mails";
import { securityEvents, users } from "../db/schema/users";
import { demoPassword } from "../demo/demo-users";
import { tables } from "../db/tables";
import { createSecretBox } from "../secrets/secret-box";
import { openForFile } from "../testing/open-for-file";
import { openBookingKit } from "../testing/open-booking-kit";
import { operatorToken } from "../testing/open-test-backend";
import { toOperatorCall } from "./open-operator-call";
import { runAgencyCommand, usage } from "./run-agency-command";

const kit = openForFile(openBookingKit);
beforeEach(() => kit.setClock("2026-11-21T12:00:00Z"));

const run = (...words: string[]) =>
  runAgencyCommand(
    words,
    toOperatorCall((path, init) => kit.backend.app.request(path, init), operatorToken),
  );
const atAlpha = <T>(work: Parameters<typeof kit.backend.db.forAgency<T>>[1]) =>
  kit.backend.db.forAgency(kit.backend.ids.alpha, work);
const logIn = (email: string, password: string, requestId = "r") =>
  kit.backend.call("POST /api/user/login", {
    body: { email, password },
    headers: { "X-Request-Id": requestId },
  });

describe("events", () => {
  it("shows why a sign-in was rejected, by agency and by request id", async () => {
    await logIn("agent@alpha.localhost", "wrong-password", "request-wrong-1");
    await logIn("nobody@alpha.localhost", "wrong-password", "request-nobody-1");
    expect(await run("events", "alpha")).toMatch(
      /signInFailed {2}agent@alpha\.localhost .*request=request-wrong-1 {2}reason=wrong_password/,
    );
    expect(await run("events", "--request", "request-nobody-1")).toMatch(
      /^\S+ {2}alpha {2}signInFailed {2}- .*reason=unknown_email$/,
    );
    expect(await run("events", "beta", "--request", "request-nobody-1")).toBe(
      "Nothing was recorded.",
    );
  });

  it("reports invalid usage", async () => {
    await expect(run("events")).rejects.toThrow("Usage");
    await expect(run("events", "nobody")).rejects.toThrow("Agency not found!");
    await expect(run("events", "--request")).rejects.toThrow("argument missing");
  });
});

describe("users", () => {
  it("lists them", async () => {
    const listed = await run("users", "list", "alpha");
    expect(listed.split("\n")).toHaveLength(6);
    expect(listed).toMatch(/^restricted@alpha\.localhost +TravelAgent, restricted/m);
  });

  it("unlocks a user after too many wrong passwords", async () => {
    const email = "sales@alpha.localhost";
    for (let tries = 0; tries < 10; tries += 1) await logIn(email, `wrong-${tries}`);
    expect((await logIn(email, demoPassword)).status).toBe(429);
    await expect(run("users", "unlock", "alpha", email)).resolves.toBe(
      `The wrong passwords of ${email} are forgotten.`,
    );
    expect((await logIn(email, demoPassword)).status).toBe(200);
  });

  it("removes one, notifies them, but never the last owner or anybody of another agency", async () => {
    await expect(run("users", "remove", "beta", "admin@alpha.localhost")).rejects.toThrow(
      "Nobody has an account by that address there",
    );
    await expect(run("users", "remove", "alpha", "owner@alpha.localhost")).rejects.toThrow(
      "the only owner",
    );
    expect(await run("users", "list", "alpha")).toContain("owner@alpha.localhost");
    await expect(run("users", "remove", "alpha", "admin@alpha.localhost")).resolves.toBe(
      "Erased admin@alpha.localhost, with the account.",
    );
    expect(await run("users", "list", "alpha")).not.toContain("admin@alpha.localhost");
    expect(
      await atAlpha((tx) =>
        tx.select().from(mails).where(eq(mails.recipient, "admin@alpha.localhost")),
      ),
    ).toEqual([expect.objectContaining({ kind: "accountDeleted" })]);
    expect(
      await kit.backend.db.forAgency(kit.backend.ids.beta, (tx) => tx.select().from(users)),
    ).toHaveLength(6);
  });

  it.each([
    [["users", "list", "nobody"], "Agency not found!"],
    [
      ["users", "unlock", "alpha", "nobody@alpha.localhost"],
      "Nobody has an account by that address there",
    ],
    [["users", "unlock", "nobody", "sales@alpha.localhost"], "Agency not found!"],
    [["users", "remove", "alpha", "sales"], "sales is no e-mail address"],
    [["people", "erase", "alpha", "a@"], "email: "],
    [["people", "export", "nobody", "a@example.com"], "Agency not found!"],
    [["people", "export", "alpha", "a@example.com"], "Nothing is known by that address there"],
    [["people", "erase", "alpha", "a@example.com"], "Nothing is known by that address there"],
  ])("says what is wrong with %j", async (words, text) => {
    await expect(run(...words)).rejects.toThrow(text);
  });

  it.each([
    [["users"]],
    [["users", "list"]],
    [["users", "unlock", "alpha"]],
    [["people", "erase", "alpha"]],
    [["people", "list", "alpha", "a@example.com"]],
  ])("doesn't understand %j", async (words) => {
    await expect(run(...words)).rejects.toThrow(usage);
  });
});

describe("people", () => {
  it("exports a guest and a user with an account, without access keys", async () => {
    const placed = await kit.confirm();
    const guest = JSON.parse(await run("people", "export", "alpha", "NINA@example.com")) as Record<
      string,
      unknown
    >;
    expect(guest).toMatchObject({
      account: null,
      bookings: [{ reference: placed.reference, contact: { phone: "+47 22 00 00 00" } }],
    });
    const mine = await run("people", "export", "alpha", "traveller@alpha.localhost");
    expect(JSON.parse(mine)).toMatchObject({
      account: {
        email: "traveller@alpha.localhost",
        auditTrail: expect.anything(),
        wallet: expect.anything(),
      },
    });
    const [row] = await atAlpha((tx) =>
      tx.select().from(users).where(eq(users.email, "traveller@alpha.localhost")),
    );
    for (const secret of [placed.key, row?.passwordHash ?? "?"])
      expect(JSON.stringify(guest) + mine).not.toContain(secret);
    await expect(run("people", "export", "beta", "nina@example.com")).rejects.toThrow(
      "Nothing is known",
    );
  });

  it("exports all else where the key of sealed answers is lost, and names them", async () => {
    const contact = {
      firstName: "Lia",
      lastName: "Lost",
      email: "lia@example.com",
      phone: "+47 22 00 00 02",
    };
    const { reference } = await kit.confirm({}, { contact });
    const { agencyId, detail } = await kit.rowOf(reference);
    const needs: Need[] = [
      { id: "birthDate", of: "lead", kind: "date", isRequired: true, isSealed: true },
      { id: "flightNumber", of: "booking", kind: "text", isRequired: false, isSealed: false },
    ];
    const columns = toAnswerColumns(
      { secrets: createSecretBox([randomBytes(32)]) },
      {
        booking: { agencyId, reference },
        needs,
        answers: [
          { need: "birthDate", traveller: 0, value: "1991-05-17" },
          { need: "flightNumber", traveller: null, value: "TP 1234" },
        ],
      },
    );
    await atAlpha((tx) =>
      tx
        .update(bookings)
        .set({ ...columns, detail: { ...detail, needs } })
        .where(eq(bookings.reference, reference)),
    );
    expect(JSON.parse(await run("people", "export", "alpha", contact.email))).toMatchObject({
      bookings: [
        {
          reference,
          contact,
          answers: [{ need: "flightNumber", value: "TP 1234" }],
          unreadableAnswers: {
            needs: ["birthDate"],
            reason: expect.stringMatching(/can't be opened.*the key [0-9a-f]{8} is needed/),
          },
        },
      ],
      mails: [expect.anything(), expect.anything()],
    });
  });

  it("erases a guest, says what is kept and until when, and finds nothing of them afterwards", async () => {
    const contact = {
      firstName: "Gus",
      lastName: "Guest",
      email: "gus@example.com",
      phone: "+47 22 00 00 01",
    };
    const { reference } = await kit.confirm({}, { contact });
    kit.setClock("2027-01-10T12:00:00Z");
    await expect(run("people", "erase", "beta", "gus@example.com")).rejects.toThrow(
      "Nothing is known",
    );
    expect(await run("people", "erase", "alpha", "Gus@Example.com")).toBe(
      `Erased Gus@Example.com.\nKept until 2036-12-31, as accounting law demands, with the travellers' names: ${reference}.`,
    );
    expect(await kit.rowOf(reference)).toMatchObject({
      contact: { lastName: "Guest", email: "", phone: "" },
      requests: "",
    });
    expect(
      await atAlpha((tx) => tx.select().from(mails).where(eq(mails.recipient, contact.email))),
    ).toEqual([]);
    await expect(run("people", "export", "alpha", contact.email)).rejects.toThrow(
      "Nothing is known",
    );
    const [event] = await atAlpha((tx) =>
      tx.select().from(securityEvents).where(eq(securityEvents.event, "personErased")),
    );
    expect(JSON.stringify(event)).not.toContain("gus");
  });
});

describe("mails", () => {
  const put = async (values: Partial<typeof mails.$inferInsert>) => {
    const [mail] = await atAlpha((tx) =>
      tx
        .insert(mails)
        .values({
          agencyId: kit.backend.ids.alpha,
          kind: "bookingConfirmed",
          recipient: "a@example.com",
          language: "en",
          subject: "s",
          html: "h",
          text: "t",
          createdAt: kit.now(),
          ...values,
        })
        .returning(),
    );
    return mail?.id ?? "";
  };
  const find = async (id: string) =>
    (await atAlpha((tx) => tx.select().from(mails).where(eq(mails.id, id))))[0];
  const givenUp = { attempts: 10, nextAttemptAt: null, lastError: "550 no such mailbox" };

  it("lists failures with the reason, and resends one", async () => {
    expect(await run("mails", "failed")).toBe("No mail has failed.");
    const [lost, gone, waiting] = [
      await put(givenUp),
      await put({ ...givenUp, text: "", html: "" }),
      await put({
        lastError: "timeout",
        attempts: 2,
        nextAttemptAt: new Date("2026-11-21T13:00:00Z"),
      }),
    ];
    const listed = await run("mails", "failed", "alpha");
    expect(listed).toMatch(
      new RegExp(
        `^${lost}  alpha  bookingConfirmed  a@example\\.com .*10 tries, given up: 550 no such mailbox$`,
        "m",
      ),
    );
    expect(listed).toMatch(new RegExp(`^${gone} .*its text is gone`, "m"));
    expect(await run("mails", "failed", "beta")).toBe("No mail has failed.");
    await expect(run("mails", "resend", "beta", lost)).rejects.toThrow("There is no such mail");
    expect(await find(lost)).toMatchObject(givenUp);

    kit.setClock("2026-11-22T12:00:00Z");
    await expect(run("mails", "resend", "alpha", lost)).resolves.toMatch(/^1 mail is sent/);
    expect(await find(lost)).toMatchObject({
      attempts: 0,
      nextAttemptAt: kit.now(),
      createdAt: kit.now(),
      lastError: null,
    });
    await run("mails", "resend", "alpha", waiting);
    expect(await find(waiting)).toMatchObject({ attempts: 2, nextAttemptAt: kit.now() });
    await expect(run("mails", "resend", "alpha", gone)).rejects.toThrow("Its text is gone");
    await put(givenUp);
    await expect(run("mails", "resend", "alpha", "all")).resolves.toMatch(/^1 mail is/);
    await expect(run("mails", "resend", "alpha", "all")).resolves.toBe(
      "No mail has been given up that could be sent.",
    );
  });

  it("reports invalid usage", async () => {
    const sent = await put({ sentAt: kit.now(), text: "", html: "" });
    await expect(run("mails", "resend", "alpha", sent)).rejects.toThrow(
      "It was sent at 2026-11-21",
    );
    await expect(run("mails", "resend", "alpha", "12")).rejects.toThrow("id: ");
    await expect(run("mails", "resend", "nobody", "all")).rejects.toThrow("Agency not found!");
    await expect(run("mails", "failed", "nobody")).rejects.toThrow("Agency not found!");
    for (const words of [
      ["mails"],
      ["mails", "resend", "alpha"],
      ["mails", "send", "alpha", "all"],
    ])
      await expect(run(...words)).rejects.toThrow(usage);
  });
});

describe("delete", () => {
  it("requires the name twice, and deletes nothing while something is open or owed", async () => {
    await expect(run("delete")).rejects.toThrow(usage);
    await expect(run("delete", "nobody")).rejects.toThrow("Agency not found!");
    await expect(run("delete", "nobody", "--confirm", "nobody")).rejects.toThrow(
      "Agency not found!",
    );
    await expect(run("delete", "alpha")).rejects.toThrow("Nothing is deleted yet.");
    await expect(run("delete", "alpha", "--confirm", "beta")).rejects.toThrow(
      "confirm: must be alpha",
    );
    const placed = await kit.confirm();
    await expect(run("delete", "alpha", "--confirm", "alpha")).rejects.toThrow(
      /^Bookings are still open: /,
    );
    kit.money.trouble("refund", "refused");
    await kit.cancel(placed, {
      amount: (await kit.rowOf(placed.reference)).dueNow,
      currency: "USD",
    });
    kit.setClock("2027-06-01T12:00:00Z");
    await expect(run("delete", "alpha", "--confirm", "alpha")).rejects.toThrow(
      "refunds are still owed",
    );
    expect(await run("list")).toContain("alpha");
  });

  it("deletes every row of an agency, and none of the others", async () => {
    const { alpha, beta } = kit.backend.ids;
    const tablesOfAgencies = Object.entries(tables).flatMap(([name, table]) =>
      is(table, PgTable) && "agencyId" in table ? [[name, table] as const] : [],
    );
    const countRows = (agencyId: string) =>
      kit.backend.db.forAgency(agencyId, async (tx) => {
        const counts: Record<string, number> = {};
        for (const [name, table] of tablesOfAgencies)
          counts[name] = (await tx.select().from(table)).length;
        return counts;
      });
    for (const line of (await run("bookings", "owed", "alpha")).split("\n")) {
      const [, reference = "", amount = "", currency = ""] = line.split(/ +/);
      await run("bookings", "refund", "alpha", reference, amount, currency, "--note", "transfer");
    }
    await kit.book({ agency: "beta", as: "agent" });
    kit.setClock("2027-06-01T12:00:00Z");
    expect(await countRows(alpha)).toMatchObject({
      bookings: 4,
      ledgerEntries: expect.any(Number),
    });
    const others = await countRows(beta);
    await expect(run("delete", "alpha", "--confirm", "alpha")).resolves.toMatch(
      /^Deleted alpha, with \d+ users and \d+ bookings\.$/,
    );
    expect(await countRows(alpha)).toEqual(
      Object.fromEntries(tablesOfAgencies.map(([name]) => [name, 0])),
    );
    expect(await countRows(beta)).toEqual(others);
    expect(kit.problems.at(-1)).toMatch(/^agency alpha was deleted by an operator/);
    expect(await run("list")).not.toContain("alpha");
    expect((await kit.backend.call("GET /api/agency")).status).toBe(404);
  });
});
