import { describeMagicWords } from "../../testing/describe-magic-words";
import type { RideWord } from "./list-balloons";
import { createSandboxRides } from "./sandbox-rides";

const asked = (now: Date) => ({
  ...{ date: "2026-12-05", people: 4, language: "en" as const },
  ...{ replaces: [], now },
});
const toRideId = (word: RideWord) => `sandbox-b-null-island-${word}`;

describeMagicWords({
  create: createSandboxRides,
  last: "last-basket",
  list: async (rides, word: RideWord, now) =>
    (await rides.listLaunches({ ...asked(now), rideId: toRideId(word) }))?.[0],
  check: (rides, word, now) =>
    rides.checkLaunch({ ...asked(now), offerId: `${toRideId(word)}.0600` }),
  async hold(rides, { id, price }, { now, ...held }) {
    const answer = await rides.hold({ ...asked(now), ...held, offerId: id, expected: price });
    if (answer.state === "requested" || answer.state === "declined") throw new Error(answer.state);
    return answer;
  },
  leftOf: ({ basketsLeft }) => basketsLeft,
});
