"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type SyntheticEvent } from "react";
import { ExactMoney } from "@/components/site/exact-money";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { TextInput } from "@/components/ui/text-input";
import type { TestCardNumber } from "@/lib/api/contract/test-cards";
import type { Money } from "@/lib/money/money";
import { TestCards } from "./test-cards.client";
import { toGroups, toTestCard } from "./to-test-card";

type Props = { money: Money; isPaying: boolean; onPay: (card: TestCardNumber) => void };

/**
 * Accepts the number of a test card and rejects every other one here: the field has no name, and
 * only a known number is ever sent.
 */
export function CardForm({ money, isPaying, onPay }: Props) {
  const t = useTranslations("sandboxPayment");
  const input = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState("");
  const [problem, setProblem] = useState<"cardMissing" | "notTestCard" | null>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPaying) return;
    const card = toTestCard(number);
    if (card) return onPay(card);
    setProblem(number.trim() === "" ? "cardMissing" : "notTestCard");
    input.current?.focus();
  }
  function change(value: string) {
    setNumber(value);
    setProblem(null);
  }

  return (
    <form method="post" noValidate onSubmit={submit}>
      <Field id="card-number" label={t("cardNumber")} error={problem && t(problem)}>
        {(control) => (
          <span className="relative block" dir="ltr">
            <Icon
              name="credit-card"
              className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-faint"
            />
            <TextInput
              {...control}
              ref={input}
              value={number}
              onChange={(event) => change(event.target.value)}
              inputMode="numeric"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={24}
              required
              className="ps-11 tracking-wide tabular-nums"
            />
          </span>
        )}
      </Field>
      <TestCards chosen={toTestCard(number)} onChoose={(card) => change(toGroups(card))} />
      <Button type="submit" size="large" isLoading={isPaying} className="mt-6 w-full">
        <span>{t.rich("pay", { amount: () => <ExactMoney money={money} /> })}</span>
      </Button>
    </form>
  );
}
