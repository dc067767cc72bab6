-- Until when all is given back: the last step of the sold terms that keeps nothing.
CREATE FUNCTION free_cancellation_end(detail jsonb) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT max((step ->> 'before')::timestamptz)
  FROM jsonb_array_elements(CASE jsonb_typeof(detail #> '{cancellation,steps}') WHEN 'array' THEN detail #> '{cancellation,steps}' END) AS step
  WHERE CASE WHEN step ? 'keep' THEN (step #>> '{keep,amount}')::numeric = 0 ELSE (step ->> 'refundPercentage')::numeric = 100 END
$$;--> statement-breakpoint
CREATE FUNCTION note_free_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.free_cancellation_until = free_cancellation_end(NEW.detail);
  RETURN NEW;
END
$$;--> statement-breakpoint
ALTER TABLE bookings NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE bookings SET free_cancellation_until = free_cancellation_end(detail) WHERE free_cancellation_end(detail) IS NOT NULL;--> statement-breakpoint
ALTER TABLE bookings FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TRIGGER note_free_cancellation BEFORE INSERT OR UPDATE OF detail ON bookings FOR EACH ROW EXECUTE FUNCTION note_free_cancellation();--> statement-breakpoint
GRANT SELECT (free_cancellation_until) ON bookings TO site_member;
