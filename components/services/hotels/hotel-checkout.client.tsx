"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CheckoutFlow, type CheckoutFrame } from "@/components/checkout/checkout-flow.client";
import type { ServiceQuestions } from "@/components/checkout/service-questions";
import { Card } from "@/components/ui/card";
import { checkGuests, guestNames, toGuests } from "./to-guests";
import { GuestFields } from "./guest-fields.client";
import { RequestFields, useWishes } from "./request-fields.client";
import { SoldOut, type SoldOutStay } from "./sold-out.client";

type Props = {
  frame: CheckoutFrame;
  stay: SoldOutStay;
  /** Of rooms that aren't alike. */ roomNames: readonly ReactNode[];
};

/** The checkout of rooms: who sleeps in each, and what they wish. */
export function HotelCheckout({ frame, stay, roomNames }: Props) {
  const t = useTranslations("hotelBooking");
  const forms = useTranslations("forms");
  const toWish = useWishes();
  const { rooms } = stay.party;
  const questions: ServiceQuestions = {
    travellers: rooms.length,
    names: [
      "isGuestContact",
      ...rooms.flatMap((_, room) => Object.values(guestNames(room))),
      ...["bed", "arrival", "requests"],
    ],
    toFields: (form) => (
      <>
        <Card title={t("guests.title")} text={t("guests.text")}>
          <GuestFields form={form} rooms={rooms} roomNames={roomNames} />
        </Card>
        <Card title={t("requests.title")} text={t("requests.notice")}>
          <RequestFields form={form} />
        </Card>
      </>
    ),
    check: (values) => checkGuests(values, { rooms: rooms.length }),
    inFull(problem, name) {
      const room = rooms.findIndex((_, index) => Object.values(guestNames(index)).includes(name));
      if (room === -1) return problem;
      const who = rooms.length > 1 ? t("guests.room", { number: room + 1 }) : t("guests.title");
      return forms("problemOf", { who, problem });
    },
    toBody: (values) => toGuests(values, { rooms: rooms.length, toWish }),
  };
  return (
    <CheckoutFlow
      {...frame}
      questions={questions}
      soldOut={<SoldOut stay={stay} links={frame.links} />}
    />
  );
}
