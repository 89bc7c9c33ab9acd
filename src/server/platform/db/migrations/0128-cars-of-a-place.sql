-- The list of places counts cars of any state, listed or not.
CREATE INDEX cars_at_location ON cars USING gin (location_ids);
DROP INDEX cars_locations;
