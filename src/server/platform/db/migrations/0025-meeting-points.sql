-- Where exactly a car changes hands at a place: what to look for and where it is parked, in three languages.
ALTER TABLE locations ADD COLUMN meeting_point jsonb;
