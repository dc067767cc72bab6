DROP INDEX "enquiries_agency_id_state_created_at_index";--> statement-breakpoint
ALTER TABLE "enquiries" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "enquiries" DROP COLUMN "key_hash";--> statement-breakpoint
ALTER TABLE "enquiries" DROP COLUMN "answered_at";--> statement-breakpoint
ALTER TABLE "enquiries" DROP COLUMN "closed_at";--> statement-breakpoint
GRANT SELECT (enquiry_id, follow_up_on, booking) ON tickets TO site_member;--> statement-breakpoint
GRANT SELECT (id, agency_id, user_id, reference, details, deal, first_name, last_name, email, phone, preferred_contact, message, language, created_at) ON enquiries TO site_member;--> statement-breakpoint
DROP POLICY of_member ON tickets;--> statement-breakpoint
CREATE POLICY of_member ON tickets FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND (
    current_reach() = 'all' OR user_id = current_member_id() OR (enquiry_id IS NOT NULL AND assignee_id = current_member_id())
  )
);--> statement-breakpoint
CREATE POLICY of_member ON enquiries FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND EXISTS (SELECT FROM tickets WHERE tickets.agency_id = enquiries.agency_id AND tickets.enquiry_id = enquiries.id)
);
