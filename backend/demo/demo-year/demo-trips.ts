import type { ActivityKey } from "../../suppliers/sandbox/activities/activity-kinds";

/** Where the demo's travellers stay, by `name` and country of a city in the reference data. */
export const demoCities = [
  ["Lisbon", "PT"],
  ["Porto", "PT"],
  ["Faro", "PT"],
  ["Funchal", "PT"],
  ["Madrid", "ES"],
  ["Sevilla", "ES"],
  ["Palma", "ES"],
  ["Paris", "FR"],
  ["Nice", "FR"],
  ["Rome", "IT"],
  ["Venice", "IT"],
  ["London", "GB"],
  ["Edinburgh", "GB"],
  ["Copenhagen", "DK"],
  ["Vienna", "AT"],
  ["Athens", "GR"],
  ["Istanbul", "TR"],
  ["Marrakesh", "MA"],
  ["Dubai", "AE"],
  ["Tokyo", "JP"],
  ["Kyoto", "JP"],
  ["Cape Town", "ZA"],
  ["New York City", "US"],
  ["Rio de Janeiro", "BR"],
] as const;

/** What they do there, of what needs no more than their names. */
export const demoActivities = [
  "walking-highlights",
  "walking-hidden",
  "boat-sunset",
  "museum-art",
  "food-market",
  "food-evening",
  "cycling-city",
  "cooking-local",
] as const satisfies readonly ActivityKey[];

/** Where they rent cars: airports. */
export const demoCarAirports = [
  "LIS",
  "OPO",
  "FAO",
  "FNC",
  "AGP",
  "PMI",
  "NCE",
  "EDI",
  "CPT",
] as const;

/** Where they fly, from and to: nonstop every day. */
export const demoRoutes = [
  ["LIS", "FNC"],
  ["LIS", "LHR"],
  ["LIS", "CDG"],
  ["LIS", "MAD"],
  ["LIS", "FCO"],
  ["LIS", "JFK"],
  ["LIS", "GRU"],
  ["LIS", "BCN"],
  ["LIS", "PDL"],
  ["OPO", "CDG"],
  ["OPO", "LHR"],
  ["LHR", "IST"],
  ["CPH", "LHR"],
  ["ARN", "CDG"],
  ["MAD", "RAK"],
  ["CDG", "DXB"],
] as const;

/** What the agency's members tell each other about a booking. */
export const demoNotes = [
  "Called the hotel: they keep two rooms side by side, high floor if they can.",
  "Client asked for an invoice in the company's name. Sent by mail.",
  "Wheelchair as far as the gate. The airline has confirmed it by phone.",
  "Anniversary on the second night. The house knows, there will be flowers.",
  "Late arrival, after midnight. The desk stays open for them.",
  "Vegetarian, no nuts. Told the hotel and noted it for the next time.",
  "Passport expires eight months after the return: fine, but tell them to renew.",
  "Prefers to be called after six in the evening.",
  "Wants the same car as last year if there is one.",
  "Paid by the company's card; receipt goes to accounting.",
  "Travels with a child seat of their own.",
  "Compared with two other houses, chose this one for the terrace.",
] as const;

/** Support requests with their answers, who sends them first: a role or a traveller's mailbox. */
export const demoTickets: readonly {
  from: string;
  daysAgo: number;
  subject: string;
  message: string;
  /** Of the thread, in turns: the agency answers first. */
  replies: readonly string[];
  isClosed?: true;
}[] = [
  {
    ...{ from: "ines", daysAgo: 1 },
    subject: "Can we have a cot in the room?",
    message: "We travel with our daughter, who is ten months old. Is a cot free of charge there?",
    replies: [],
  },
  {
    ...{ from: "agent", daysAgo: 2 },
    subject: "Commission of a cancelled stay",
    message: "A client cancelled on the last free day. Does the commission of the month change?",
    replies: [
      "It does: nothing was earned, so nothing is paid. You see it in the booking's history.",
      "Clear, thank you. And if they book the same house again?",
    ],
  },
  {
    ...{ from: "oskar", daysAgo: 4 },
    subject: "Receipt for my company",
    message: "Please send me a receipt with the company's address for the flight to Lisbon.",
    replies: ["You find it under My trips, with the address you can enter there."],
  },
  {
    ...{ from: "youssef", daysAgo: 9 },
    subject: "تغيير موعد الوصول",
    message: "نصل بعد منتصف الليل. هل يمكن إبلاغ الفندق بذلك؟",
    replies: ["أبلغنا الفندق، وسيكون الاستقبال مفتوحًا عند وصولكم.", "شكرًا جزيلًا لكم!"],
    isClosed: true,
  },
  {
    ...{ from: "claire", daysAgo: 16 },
    subject: "Modifier le nom d’un voyageur",
    message: "J’ai mal écrit le nom de mon mari. Puis-je encore le corriger ?",
    replies: [
      "Oui : ouvrez la réservation, « Modifier les noms », c’est gratuit.",
      "Parfait, merci.",
    ],
    isClosed: true,
  },
  {
    ...{ from: "restricted", daysAgo: 24 },
    subject: "A client's card was declined twice",
    message: "The bank says it is not on their side. Can you see why?",
    replies: ["The card isn't open for payments online. The client can open it in the bank's app."],
    isClosed: true,
  },
];

/** Requests for what is sold on request. */
export const demoEnquiries: readonly {
  daysAgo: number;
  service: "activities" | "cruises" | "resorts";
  place: string;
  /** Until the trip begins. */
  inDays: number;
  message: string;
  state: "new" | "answered" | "closed";
}[] = [
  {
    ...{ daysAgo: 0, service: "resorts", place: "Maldives", inDays: 120, state: "new" },
    message: "A villa over the water for our tenth anniversary, if the budget allows it.",
  },
  {
    ...{ daysAgo: 1, service: "activities", place: "Lisbon", inDays: 21, state: "new" },
    message: "A walk through Alfama with a guide, in the morning, for people who like tiles.",
  },
  {
    ...{ daysAgo: 3, service: "cruises", place: "", inDays: 200, state: "new" },
    message: "The Norwegian coast in spring. We would like an outside cabin, quiet, mid-ship.",
  },
  {
    ...{ daysAgo: 6, service: "resorts", place: "Algarve", inDays: 60, state: "answered" },
    message: "Three generations, two of them on wheels. Is everything on one floor?",
  },
  {
    ...{ daysAgo: 12, service: "activities", place: "Porto", inDays: 30, state: "answered" },
    message: "A port tasting for eight colleagues on a Thursday afternoon.",
  },
  {
    ...{ daysAgo: 40, service: "cruises", place: "", inDays: 90, state: "closed" },
    message: "Greek islands, one week, with a day in Santorini.",
  },
];
