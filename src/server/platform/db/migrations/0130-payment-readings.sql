-- The numbers of readings belong to the column that keeps them, as those of other rows do: a copy of the rows then goes on where they
-- end. In a database that was put together from such a copy they began at 1 again, and what providers said afterwards was too old.
ALTER SEQUENCE payment_readings OWNED BY payments.reading;
SELECT setval('payment_readings', written) FROM (SELECT max(reading) AS written FROM payments) AS readings
  WHERE written > (SELECT last_value FROM payment_readings);
