import { useTranslations } from "next-intl";
import type { ExtrasFrame } from "@/components/checkout/extras-flow.client";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { OfferedFlightExtras } from "@/lib/data/flight-extras";
import type { ExtrasOutcome } from "@/lib/flights/read-extras-form";
import { listSeatedPassengers } from "@/lib/flights/list-passengers";
import { paths } from "@/lib/paths";
import { FlightExtrasHead } from "./flight-extras-head";
import { FormBags } from "./form-bags";
import { FormSeats } from "./form-seats";

type Props = {
  item: FlightItem;
  frame: ExtrasFrame;
  /** Null where the airline didn't answer. */
  offered: OfferedFlightExtras | null;
  segment: number;
  outcome: ExtrasOutcome | null;
};

/** Bags and seats as a plain form, which needs no script; the total is beside it. */
export function FlightExtrasForm({ item, frame, offered, segment, outcome }: Props) {
  const t = useTranslations("flightExtras");
  const extras = useTranslations("checkout.extras");
  const { quote, links } = frame;
  const passengers = listSeatedPassengers(item);
  const texts: Record<ExtrasOutcome, string> = {
    saved: t("form.saved"),
    taken: t("form.taken"),
    failed: extras("failed"),
  };
  return (
    <div className="space-y-6">
      <FlightExtrasHead item={item} />
      {outcome && (
        <Notice tone={outcome === "saved" ? "info" : "error"}>
          <p>{texts[outcome]}</p>
        </Notice>
      )}
      {offered ? (
        <form
          method="post"
          action={`${links.prefix}${paths.extrasSend("flights")}`}
          className="space-y-6"
        >
          <input type="hidden" name="quote" value={quote.id} />
          <input type="hidden" name="list" value={segment} />
          {/* By the Enter key a form is sent by its first button: not by that of a tab. */}
          <button type="submit" hidden>
            {t("form.save")}
          </button>
          <FormBags item={item} passengers={passengers} prices={offered.bagPrices} />
          <FormSeats item={item} passengers={passengers} maps={offered.maps} segment={segment} />
          <Button type="submit" look="secondary" size="large">
            {t("form.save")}
          </Button>
        </form>
      ) : (
        <Card title={t("title")}>
          <p className="text-ink-soft">{t("failed")}</p>
        </Card>
      )}
      <a href={frame.nextHref} className={buttonClass({ size: "large" })}>
        {extras("continue")}
      </a>
    </div>
  );
}
