-- A wash is a block of its own kind: the desk reads the calendar by them.
ALTER TABLE calendar_entries DROP CONSTRAINT calendar_entries_kind_check;
ALTER TABLE calendar_entries ADD CONSTRAINT calendar_entries_kind_check
  CHECK (kind IN ('booking', 'hold', 'block', 'wash', 'maintenance'));
