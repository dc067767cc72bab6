-- Quotes and bookings become those of any service: what only hotels understand moves into `item`,
-- what lists and mails show of it into `headline`.
CREATE FUNCTION pg_temp.to_moment(day text, clock text, zone text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'local', day || 'T' || clock,
    'zone', zone,
    'at', to_char(((day || ' ' || clock)::timestamp AT TIME ZONE zone) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  );
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.to_item_detail(detail jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'supplier', offer->'supplier',
    'item', party || jsonb_build_object(
      'service', 'hotels',
      'hotel', hotel,
      'offer', jsonb_build_object('id', offer->'id', 'room', offer->'room', 'board', offer->'board', 'roomsLeft', offer->'roomsLeft')
    ),
    'headline', jsonb_build_object(
      'title', hotel->'name',
      'place', hotel->'city',
      'picture', coalesce(hotel->'pictures'->0, '""'::jsonb),
      'phone', hotel->'phone',
      'starts', pg_temp.to_moment(party->'stay'->>'start', hotel->'checkIn'->>'from', hotel->>'timeZone'),
      'ends', pg_temp.to_moment(party->'stay'->>'end', hotel->'checkOut'->>'until', hotel->>'timeZone')
    ),
    'party', jsonb_build_object(
      'people', (SELECT sum((room->>'adults')::int + jsonb_array_length(room->'childAges')) FROM jsonb_array_elements(party->'rooms') AS rooms(room)),
      'units', jsonb_array_length(party->'rooms')
    ),
    'isPaidOnSite', offer->>'payment' = 'atProperty',
    'unit', jsonb_build_object('count', (party->'stay'->>'end')::date - (party->'stay'->>'start')::date, 'per', 'night'),
    'charges', offer->'charges',
    'cancellation', offer->'cancellation',
    'comments', offer->'comments',
    'asked', asked,
    'sale', sale,
    'terms', terms
  )
  FROM jsonb_to_record(detail) AS old(hotel jsonb, party jsonb, offer jsonb, asked jsonb, sale jsonb, terms jsonb);
$$;--> statement-breakpoint
ALTER TABLE "bookings" RENAME COLUMN "guests" TO "travellers";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "headline" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "people" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "units" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
-- The owner of the tables sees their rows for this transaction alone.
ALTER TABLE "quotes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bookings" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pending_orders" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "quotes" SET "detail" = pg_temp.to_item_detail("detail");--> statement-breakpoint
UPDATE "bookings" SET "detail" = pg_temp.to_item_detail("detail");--> statement-breakpoint
UPDATE "bookings" SET
  "headline" = "detail"->'headline',
  "people" = ("detail"->'party'->>'people')::integer,
  "units" = ("detail"->'party'->>'units')::integer,
  "ends_at" = ("detail"->'headline'->'ends'->>'at')::timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "headline" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "people" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "units" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
-- What these orders keep is sealed and in the old words: whoever waits for a code orders again.
UPDATE "pending_orders" SET "expires_at" = least("expires_at", now()) WHERE "reference" IS NULL;--> statement-breakpoint
ALTER TABLE "quotes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bookings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pending_orders" FORCE ROW LEVEL SECURITY;
