GRANT SELECT, INSERT, UPDATE, DELETE ON saved_views TO site_agency;--> statement-breakpoint
GRANT SELECT ON saved_views TO site_member;--> statement-breakpoint
ALTER TABLE saved_views ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON saved_views TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
CREATE POLICY of_member ON saved_views FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND (is_shared OR owner_id = current_member_id())
);
