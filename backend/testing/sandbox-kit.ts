import type { Booking } from "@/lib/api/contract/bookings";
import type { Quote } from "@/lib/api/contract/quotes";
import type { DemoRole } from "../demo/demo-users";
import { listMails } from "../mail/list-mails";
import { openTestBackend } from "./open-test-backend";
import { createSandboxBuyer, type Answer, type Placed, type SandboxBuyer } from "./sandbox-buyer";
import type { TestAgency } from "./test-agencies";

/** The backend with the sandbox's suppliers and gateway, a clock, and a visitor who buys. */
export async function openSandboxKit(stay: { start: string; end: string }) {
  let clock = Date.parse("2026-11-21T12:00:00Z");
  const now = () => new Date(clock);
  const problems: string[] = [];
  const logProblem = (line: string) => void problems.push(line);
  const backend = await openTestBackend({ now, logProblem });
  const { db } = backend;
  const ask = async (
    path: string,
    body?: object,
    { as, agency }: { as?: DemoRole; agency?: TestAgency } = {},
  ): Promise<Answer> => {
    const { status, body: told } = await backend.call(`POST ${path as "/api"}`, {
      ...(as ? { as } : {}),
      ...(agency ? { agency } : {}),
      ...(body ? { body } : {}),
    });
    return { status, body: told };
  };
  const toBuyer = (as?: DemoRole): SandboxBuyer =>
    createSandboxBuyer((path, body) => ask(path, body, as ? { as } : {}), stay);
  const buyer = toBuyer();
  const wait = (seconds: number) => void (clock += seconds * 1_000);
  /** After what is due by then. */
  const look = async (placed: Placed, seconds = 6): Promise<Booking> => {
    wait(seconds);
    return buyer.look(placed);
  };
  const place = async (quote: Quote, changes: object = {}): Promise<Placed> => {
    const answer = await buyer.order({ ...buyer.toOrder(quote), ...changes });
    if (answer.status !== 200) throw new Error(`not booked: ${JSON.stringify(answer.body)}`);
    return answer.body as Placed;
  };
  const pay = async (placed: Placed): Promise<void> => {
    await buyer.pay(buyer.toCheckout(await buyer.startPayment(placed)));
  };
  /** A booking whose payment went through. */
  const buyQuoted = async (quote: Quote) => {
    const placed = await place(quote);
    await pay(placed);
    return { placed, booking: await look(placed) };
  };
  const listKinds = async (): Promise<string[]> =>
    (await db.forAgency(backend.ids.alpha, (tx) => listMails(tx, backend.ids.alpha))).map(
      ({ kind }) => kind,
    );
  return {
    ...{ backend, buyer, toBuyer, ask, now, wait, look, place, pay, buyQuoted, listKinds },
    ...{ problems, logProblem },
    setClock: (at: string) => void (clock = Date.parse(at)),
    close: () => backend.close(),
  };
}
export type SandboxKit = Awaited<ReturnType<typeof openSandboxKit>>;
