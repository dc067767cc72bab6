-- What is sealed is sealed by the program, which alone has the key: it carries over what stands here in the clear when it opens the
-- database (reseal-columns.ts), and seals anew when the key is replaced. For that an operator may read these texts and write them back.
GRANT UPDATE (access_key) ON bookings TO site_operator;
--> statement-breakpoint
GRANT SELECT, UPDATE (nonce, code_verifier) ON sso_requests TO site_operator;
--> statement-breakpoint
CREATE POLICY of_operator ON sso_requests TO site_operator USING (true);
