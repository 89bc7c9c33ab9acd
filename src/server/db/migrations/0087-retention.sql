-- When a version of rental conditions gave way. Null of what is current, and of uploads that were cut off.
ALTER TABLE rental_conditions ADD COLUMN replaced_at timestamptz;
