-- Staff have made the booking for somebody whose account they could not see, and its driver has not accepted it yet. What
-- earlier versions write is of bookings that drivers made, or as open as it was.
ALTER TABLE bookings ADD COLUMN awaits_driver boolean NOT NULL DEFAULT false;

-- Booked by staff, ahead of us, and nobody of the fleet has met the driver: their licence closes until they accept.
UPDATE bookings b SET awaits_driver = true
  WHERE b.handed_over_at IS NULL AND b.status IN ('reserved', 'deposit', 'paid') AND b.to_at > now()
    AND EXISTS (SELECT FROM audit a WHERE a.entity = 'booking' AND a.action = 'booked' AND a.entity_id = b.id);
