-- What goes back to the driver by what a notification tells, in whole XAF. Null where it tells of no money.
ALTER TABLE notifications ADD COLUMN sum integer;
