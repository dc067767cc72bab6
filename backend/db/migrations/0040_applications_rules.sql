ALTER TABLE applications DROP CONSTRAINT applications_agency_id_decided_by_id_users_agency_id_id_fk;--> statement-breakpoint
-- Whoever decided may leave: the application stays the agency's.
ALTER TABLE applications ADD CONSTRAINT applications_agency_id_decided_by_id_users_agency_id_id_fk FOREIGN KEY (agency_id, decided_by_id) REFERENCES users (agency_id, id) ON DELETE SET NULL (decided_by_id);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (state, exchange, answer_token_hash, answer_until, decided_by_id, decided_at, role, reason, updated_at) ON applications TO site_agency;--> statement-breakpoint
ALTER TABLE applications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON applications TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
GRANT SELECT (id, agency_id, user_id, reference, state, company, licence, country, phone, website, message, terms, language, exchange, decided_by_id, decided_at, role, reason, created_at, updated_at) ON applications TO site_member;--> statement-breakpoint
-- Of all applicants or of none: nobody else's applications are a member's own.
CREATE POLICY of_member ON applications FOR SELECT TO site_member USING (agency_id = current_agency_id() AND current_reach() = 'all');
