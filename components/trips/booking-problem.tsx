import { OutcomeRegion } from "@/components/site/outcome-region.client";
import { Notice } from "@/components/ui/notice";
import { bookingProblemId } from "@/lib/bookings/booking-page";

type Props = { title?: string | false; text: string; className?: string };

/** Why a form of a booking's page didn't work; its handler leads here. */
export const BookingProblem = ({ title, text, className }: Props) => (
  <OutcomeRegion id={bookingProblemId} isAnswer isNew outcome={text} className="rounded-control">
    <Notice tone="error" title={title} {...(className && { className })}>
      <p>{text}</p>
    </Notice>
  </OutcomeRegion>
);
