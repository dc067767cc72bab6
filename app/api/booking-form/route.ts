export const dynamic = "force-dynamic";

export { answerBookingForm as POST } from "@/lib/browser-door/answer-booking-form";
