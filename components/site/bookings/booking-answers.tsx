import { SupplierText } from "@/components/site/supplier-text";
import type { Booking } from "@/lib/api/contract/bookings";
import { listAnswers } from "@/lib/bookings/list-answers";
import { useNeedWords } from "@/lib/bookings/need-words";
import { Fact } from "./fact";

type Props = { booking: Pick<Booking, "needs" | "answers" | "travellers" | "item"> };

/** What was answered to the supplier's questions, as rows of `BookingFacts`. */
export function BookingAnswers({ booking }: Props) {
  const { labelOf, textOf } = useNeedWords();
  return listAnswers(booking).map(({ need, answers }) => (
    <Fact
      key={need.id}
      label={
        need.label === undefined ? (
          labelOf(need)
        ) : (
          <SupplierText language={need.language}>{need.label}</SupplierText>
        )
      }
    >
      {answers.map(({ answer, who }) => (
        <span key={answer.traveller} className="block">
          {who && (
            <span className="font-normal text-ink-soft">
              <bdi>{who}</bdi> ·{" "}
            </span>
          )}
          <bdi>{textOf(need, answer)}</bdi>
        </span>
      ))}
    </Fact>
  ));
}
