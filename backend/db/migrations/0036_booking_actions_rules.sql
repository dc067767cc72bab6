-- Of mails a member sees that they went out, never what they say; of payments also since when they are what they are.
GRANT SELECT (id, agency_id, booking_id, subject, created_at, sent_at) ON mails TO site_member;--> statement-breakpoint
CREATE POLICY of_member ON mails FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND EXISTS (SELECT FROM bookings WHERE bookings.agency_id = mails.agency_id AND bookings.id = mails.booking_id)
);--> statement-breakpoint
GRANT SELECT (updated_at) ON payments TO site_member;--> statement-breakpoint
GRANT SELECT (is_shared) ON booking_notes TO site_member;--> statement-breakpoint
-- What was done to a booking is seen by whoever sees it.
CREATE POLICY of_booking ON audit_events FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND subject_kind = 'booking' AND EXISTS (SELECT FROM bookings WHERE bookings.agency_id = audit_events.agency_id AND bookings.id = audit_events.subject_id)
);
