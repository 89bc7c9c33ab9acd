-- What staff did at the counter, in the history of its booking; null in rows about a status or a note.
ALTER TABLE booking_history ADD COLUMN act text
  CHECK (act IN ('handed-over', 'taken-back', 'handover-undone', 'return-undone'));
