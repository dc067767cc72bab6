import { mutationOptions } from "@tanstack/react-query";
import { createTicket } from "@/lib/api/browser/support";

export const createTicketMutation = () =>
  mutationOptions({ mutationKey: ["tickets", "create"], mutationFn: createTicket });
