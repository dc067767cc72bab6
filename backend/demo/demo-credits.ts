import type { LanguageCode } from "@/lib/api/contract/languages";
import type { WalletTransactionKind } from "../db/schema/ledger";
import type { DemoRole } from "./demo-users";

type Line = {
  role: DemoRole;
  kind: WalletTransactionKind;
  /** Minor units of the agency's currency. */
  amount: number;
  daysAgo: number;
  reference?: string;
  /** In the own languages of demo agencies; English is the fallback. */
  texts: { en: string; es: string; da: string };
};

const welcome = { en: "Welcome reward", es: "Recompensa de bienvenida", da: "Velkomstbonus" };
const stay = {
  en: "Reward for your hotel stay",
  es: "Recompensa por tu estancia",
  da: "Bonus for dit hotelophold",
};
const paid = { en: "Paid with credits", es: "Pagado con créditos", da: "Betalt med kreditter" };
const refund = {
  en: "Refund of a cancelled activity",
  es: "Reembolso de una actividad cancelada",
  da: "Refusion af en aflyst aktivitet",
};
const topUp = {
  en: "Top-up by bank transfer",
  es: "Recarga por transferencia",
  da: "Indbetaling ved bankoverførsel",
};

/** Wallet entries of the demo's users, oldest first. */
export const demoCredits: readonly Line[] = [
  { role: "agent", kind: "topUp", amount: 50_000, daysAgo: 84, texts: topUp },
  { role: "traveller", kind: "reward", amount: 5_000, daysAgo: 62, texts: welcome },
  {
    role: "agent",
    kind: "payment",
    amount: -18_640,
    daysAgo: 47,
    reference: "H-3KT90P",
    texts: paid,
  },
  {
    role: "traveller",
    kind: "reward",
    amount: 12_000,
    daysAgo: 41,
    reference: "H-7QX2LM",
    texts: stay,
  },
  {
    role: "traveller",
    kind: "payment",
    amount: -7_000,
    daysAgo: 19,
    reference: "A-58RD4C",
    texts: paid,
  },
  {
    role: "traveller",
    kind: "refund",
    amount: 2_550,
    daysAgo: 12,
    reference: "A-58RD4C",
    texts: refund,
  },
  { role: "agent", kind: "topUp", amount: 25_000, daysAgo: 9, texts: topUp },
];

/** An entry's text in the agency's own language. */
export const toDemoDescription = ({ texts }: Line, language: LanguageCode): string =>
  language === "es" || language === "da" ? texts[language] : texts.en;
