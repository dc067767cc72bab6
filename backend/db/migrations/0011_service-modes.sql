-- Each service of an agency has a mode. What can be booked here, hotels, is online where it was active; the others are sold on request.
SET LOCAL ROLE site_operator;
--> statement-breakpoint
UPDATE agencies SET settings = jsonb_set(settings, '{bookingMenuItemOptions}', (
  SELECT coalesce(jsonb_agg(option || jsonb_build_object('mode', CASE
    WHEN NOT (option -> 'active')::boolean THEN 'off'
    WHEN option ->> 'title' = 'Hotels' THEN 'online'
    ELSE 'on-request'
  END) ORDER BY position), '[]')
  FROM jsonb_array_elements(settings -> 'bookingMenuItemOptions') WITH ORDINALITY AS options (option, position)
)) WHERE jsonb_typeof(settings -> 'bookingMenuItemOptions') = 'array';
--> statement-breakpoint
RESET ROLE;
