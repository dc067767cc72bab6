GRANT SELECT, INSERT, UPDATE, DELETE ON searches, search_sums TO site_agency;--> statement-breakpoint
GRANT SELECT (id, agency_id, actor_id, service, input, place, search, day, results, cheapest, currency, searched_at) ON searches TO site_member;--> statement-breakpoint
GRANT SELECT ON search_sums TO site_member;--> statement-breakpoint
-- By the clock that deletes them when they are old, and only for that.
GRANT SELECT (searched_at), DELETE ON searches TO site_operator;--> statement-breakpoint
GRANT SELECT (day), DELETE ON search_sums TO site_operator;--> statement-breakpoint
ALTER TABLE searches ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE search_sums ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_agency ON searches TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
CREATE POLICY of_agency ON search_sums TO site_agency USING (agency_id = current_agency_id());--> statement-breakpoint
CREATE POLICY of_operator ON searches TO site_operator USING (true);--> statement-breakpoint
CREATE POLICY of_operator ON search_sums TO site_operator USING (true);--> statement-breakpoint
CREATE POLICY of_member ON searches FOR SELECT TO site_member USING (
  agency_id = current_agency_id() AND (current_reach() = 'all' OR actor_id = current_member_id())
);--> statement-breakpoint
CREATE POLICY of_member ON search_sums FOR SELECT TO site_member USING (agency_id = current_agency_id() AND current_reach() = 'all');
