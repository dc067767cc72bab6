-- Of the two columns only one is the inviter's.
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_agency_id_invited_by_users_agency_id_id_fk";--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_agency_id_invited_by_users_agency_id_id_fk" FOREIGN KEY ("agency_id","invited_by") REFERENCES "public"."users"("agency_id","id") ON DELETE set null ("invited_by") ON UPDATE no action;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON invitations TO site_agency;--> statement-breakpoint
ALTER TABLE invitations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON invitations TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
-- Who manages the team sees all of it; nobody sees what a link is made of.
GRANT SELECT (id, agency_id, email, first_name, last_name, user_type, is_restricted_agent, language, invited_by, created_at, sent_at, expires_at) ON invitations TO site_member;--> statement-breakpoint
CREATE POLICY of_member ON invitations FOR SELECT TO site_member USING (agency_id = current_agency_id() AND current_reach() = 'all');--> statement-breakpoint
GRANT SELECT (deactivated_at) ON users TO site_member;--> statement-breakpoint
GRANT SELECT (id, agency_id, user_id, signed_in_by, user_agent, created_at, expires_at, last_seen_at) ON sessions TO site_member;--> statement-breakpoint
CREATE POLICY of_member ON sessions FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND (current_reach() = 'all' OR user_id = current_member_id())
);
