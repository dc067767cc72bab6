CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_agency_id_id_currency_unique" UNIQUE("agency_id","id","currency"),
	CONSTRAINT "ledger_accounts_agency_id_user_id_unique" UNIQUE("agency_id","user_id"),
	CONSTRAINT "ledger_accounts_only_wallets_are_somebodys" CHECK ("ledger_accounts"."kind" = 'wallet' or "ledger_accounts"."user_id" is null),
	CONSTRAINT "ledger_accounts_wallet_not_negative" CHECK ("ledger_accounts"."kind" <> 'wallet' or "ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_transaction_id_account_id_unique" UNIQUE("transaction_id","account_id"),
	CONSTRAINT "ledger_entries_account_id_position_unique" UNIQUE("account_id","position"),
	CONSTRAINT "ledger_entries_move_something" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"reference" text,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_agency_id_idempotency_key_unique" UNIQUE("agency_id","idempotency_key"),
	CONSTRAINT "ledger_transactions_agency_id_id_unique" UNIQUE("agency_id","id")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tickets_agency_id_reference_unique" UNIQUE("agency_id","reference"),
	CONSTRAINT "tickets_agency_id_user_id_idempotency_key_unique" UNIQUE("agency_id","user_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_credits_not_negative";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE set null ("user_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_fk" FOREIGN KEY ("agency_id","transaction_id") REFERENCES "public"."ledger_transactions"("agency_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_fk" FOREIGN KEY ("agency_id","account_id","currency") REFERENCES "public"."ledger_accounts"("agency_id","id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_of_agency" ON "ledger_accounts" USING btree ("agency_id","kind","currency") WHERE kind <> 'wallet';--> statement-breakpoint
CREATE INDEX "tickets_agency_id_status_created_at_index" ON "tickets" USING btree ("agency_id","status","created_at");--> statement-breakpoint
-- An entry changes its account's balance and keeps what came out of it. The account's row is locked by that until the
-- transaction ends, so entries of one account are written one after the other and a wallet can't be spent twice.
CREATE FUNCTION post_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount, entries = entries + 1
    WHERE id = NEW.account_id AND agency_id = NEW.agency_id RETURNING balance, entries INTO NEW.balance, NEW.position;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER post_ledger_entry BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION post_ledger_entry();
--> statement-breakpoint
-- Depth 2 is an update by the trigger above; whatever is written by hand has depth 1.
CREATE FUNCTION guard_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND (NEW.balance, NEW.entries) <> (0, 0)
    OR TG_OP = 'UPDATE' AND (NEW.balance, NEW.entries) <> (OLD.balance, OLD.entries) AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'only entries change the balance of a ledger account' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER guard_ledger_balance BEFORE INSERT OR UPDATE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION guard_ledger_balance();
--> statement-breakpoint
-- What users had becomes the first entry of their wallets. Only for this may operators write here; row-level security comes after it.
GRANT SELECT, INSERT, UPDATE ON ledger_accounts, ledger_transactions, ledger_entries TO site_operator;
--> statement-breakpoint
SET LOCAL ROLE site_operator;
--> statement-breakpoint
INSERT INTO ledger_accounts (agency_id, kind, user_id, currency) SELECT agency_id, 'wallet', id, credits_currency FROM users WHERE credits_amount > 0;
--> statement-breakpoint
INSERT INTO ledger_accounts (agency_id, kind, currency) SELECT DISTINCT agency_id, 'corrections', credits_currency FROM users WHERE credits_amount > 0;
--> statement-breakpoint
INSERT INTO ledger_transactions (agency_id, kind, description, idempotency_key, fingerprint)
  SELECT agency_id, 'correction', 'Balance carried over', 'carried-over:' || id, '' FROM users WHERE credits_amount > 0;
--> statement-breakpoint
INSERT INTO ledger_entries (agency_id, transaction_id, account_id, currency, amount)
  SELECT u.agency_id, t.id, a.id, a.currency, CASE a.kind WHEN 'wallet' THEN u.credits_amount ELSE -u.credits_amount END
  FROM users u
  JOIN ledger_transactions t ON t.agency_id = u.agency_id AND t.idempotency_key = 'carried-over:' || u.id
  JOIN ledger_accounts a ON a.agency_id = u.agency_id AND (a.user_id = u.id OR (a.kind = 'corrections' AND a.currency = u.credits_currency))
  WHERE u.credits_amount > 0;
--> statement-breakpoint
RESET ROLE;
--> statement-breakpoint
REVOKE INSERT, UPDATE ON ledger_accounts, ledger_transactions, ledger_entries FROM site_operator;
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "credits_amount";
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "credits_currency";
--> statement-breakpoint
-- At the end of the transaction all entries are there. Entries that can't be seen don't add up either.
CREATE FUNCTION check_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (
    SELECT bool_and(total = 0)
    FROM (SELECT sum(amount) AS total FROM ledger_entries WHERE transaction_id = NEW.transaction_id AND agency_id = NEW.agency_id GROUP BY currency) AS totals
  ) IS NOT TRUE THEN
    RAISE EXCEPTION 'the entries of ledger transaction % do not add up to zero', NEW.transaction_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER check_ledger_transaction AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();
--> statement-breakpoint
-- Nobody changes or removes what is in the books; an account's balance and count alone change, by the trigger.
GRANT SELECT, INSERT ON ledger_accounts, ledger_transactions, ledger_entries TO site_agency;
--> statement-breakpoint
GRANT UPDATE (balance, entries) ON ledger_accounts TO site_agency;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON tickets TO site_agency;
--> statement-breakpoint
ALTER TABLE ledger_accounts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_transactions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE tickets ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_agency ON ledger_accounts TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON ledger_transactions TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON ledger_entries TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_agency ON tickets TO site_agency USING (agency_id = current_agency_id());
--> statement-breakpoint
CREATE POLICY of_operator ON ledger_accounts TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON ledger_transactions TO site_operator USING (true);
--> statement-breakpoint
CREATE POLICY of_operator ON ledger_entries TO site_operator USING (true);
