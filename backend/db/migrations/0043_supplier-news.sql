ALTER TABLE "supplier_changes" DROP CONSTRAINT "supplier_changes_are_answered_in_time";--> statement-breakpoint
ALTER TABLE "supplier_changes" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "supplier_changes" ADD CONSTRAINT "supplier_changes_are_answered_in_time" CHECK (("supplier_changes"."after" is not null or "supplier_changes"."answer_by" is null) and ("supplier_changes"."state" <> 'open' or "supplier_changes"."answer_by" is not null));--> statement-breakpoint
GRANT SELECT (reason) ON supplier_changes TO site_member;
