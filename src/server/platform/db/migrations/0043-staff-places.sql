-- Counts the changes of a place, so that of two people who edit one the second is told.
ALTER TABLE locations ADD COLUMN version int NOT NULL DEFAULT 1;
