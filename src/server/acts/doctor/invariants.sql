-- What must be true of the money and the cars at every moment. Each row that comes back is a violation: its rule, the row it
-- is about, and what is wrong with it. Every table is read once a rule and sums are made for all bookings together, so that
-- the time grows with the rows and not with the pairs of them.

-- V1 A car is never promised twice: the calendar cannot hold it twice, and every live booking is in it.
SELECT 'one car, one booking' AS rule, e.id, 'begins before another entry has ended' AS problem
FROM (SELECT id, from_at, max(to_at) OVER (PARTITION BY car_id ORDER BY from_at, id
    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS taken_until FROM calendar_entries) e
WHERE e.from_at < e.taken_until
UNION ALL
SELECT 'a live booking is in the calendar', b.id, CASE WHEN e.id IS NULL THEN 'no entry' ELSE 'the entry is another' END
FROM bookings b LEFT JOIN calendar_entries e ON e.booking_id = b.id
WHERE calendar_kind(b) IS NOT NULL AND (e.kind = calendar_kind(b) AND e.car_id = b.car_id
  AND e.from_at = b.from_at AND e.to_at >= b.to_at) IS NOT TRUE
UNION ALL
SELECT 'nothing else is in the calendar', b.id, 'the booking is ' || b.status
FROM bookings b JOIN calendar_entries e ON e.booking_id = b.id WHERE calendar_kind(b) IS NULL

UNION ALL -- V2 Money is on a booking, or on its way back.
SELECT 'kept money has a booking', p.id, 'the booking is ' || b.status
FROM payments p JOIN bookings b ON b.id = p.booking_id
WHERE p.status = 'kept' AND b.status NOT IN ('deposit', 'paid', 'reserved', 'cancelled')
  -- A part of what makes the booking, while its car is held.
  AND NOT (b.status = 'void' AND b.hold_expires_at IS NOT NULL)
UNION ALL
SELECT 'returned money goes back once', p.id, count(r.id) || ' refunds'
FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id AND r.reason NOT IN ('cancellation', 'change', 'part', 'provider')
-- What somebody gave back by hand needs no refund of ours.
WHERE p.status = 'returned' GROUP BY p.id HAVING count(r.id) <> 1 AND NOT (count(r.id) = 0 AND p.refunded > 0)
UNION ALL
SELECT 'a refund is in the outbox', r.id, 'no job' FROM refunds r
WHERE r.done_at IS NULL AND r.reason <> 'provider' AND NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = 'refund:' || r.id AND done_at IS NULL AND dead_at IS NULL)

UNION ALL
SELECT 'a refund arrives within a day', id, 'decided at ' || created_at FROM refunds
WHERE done_at IS NULL AND failed_at IS NULL AND created_at < now() - interval '1 day'
UNION ALL
SELECT 'a refund is not refused', id, refusals || ' times' FROM refunds
WHERE done_at IS NULL AND failed_at IS NULL AND refusals >= 3
UNION ALL
SELECT 'what is told as given back was', p.id, p.refunded || ' of ' || sum(COALESCE(r.given, r.amount))
FROM payments p JOIN refunds r ON r.payment_id = p.id AND r.done_at IS NOT NULL AND r.failed_at IS NULL
GROUP BY p.id HAVING p.refunded < least(p.amount, sum(COALESCE(r.given, r.amount)))

UNION ALL -- V3 What was kept goes back only with its booking or a change of it, and never more than came in.
SELECT 'kept money stays', p.id, 'refund ' || r.reason
FROM payments p JOIN refunds r ON r.payment_id = p.id WHERE p.status = 'kept' AND r.reason NOT IN ('cancellation', 'change', 'part', 'provider')
UNION ALL
SELECT 'never more back than in', p.id, sum(COALESCE(r.given, r.amount)) || ' of ' || p.amount
FROM payments p JOIN refunds r ON r.payment_id = p.id AND r.done_at IS NOT NULL AND r.failed_at IS NULL
WHERE p.status = 'kept' GROUP BY p.id HAVING sum(COALESCE(r.given, r.amount)) > p.amount
UNION ALL
SELECT 'only a cancelled booking gives back', p.id, 'the booking is ' || b.status
FROM payments p JOIN refunds r ON r.payment_id = p.id JOIN bookings b ON b.id = p.booking_id
WHERE r.reason = 'cancellation' AND b.status <> 'cancelled'
UNION ALL
SELECT 'only a change gives back what is kept', p.id, 'nothing was accepted'
FROM payments p JOIN refunds r ON r.payment_id = p.id
WHERE r.reason = 'change' AND NOT EXISTS (SELECT FROM booking_changes c WHERE c.booking_id = p.booking_id AND c.state = 'accepted')

UNION ALL -- V4 A payment that made a booking is confirmed by mail. The outbox forgets after thirty days.
SELECT 'a paid booking is confirmed', h.booking_id, 'no mail was queued' FROM booking_history h
WHERE h.actor = 'payment' AND h.from_status = 'void' AND h.at > now() - interval '29 days'
  AND NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = 'booking-confirmed:' || h.booking_id)

UNION ALL -- V5 The history of every booking ends in its status.
SELECT 'the history is complete', b.id, 'is ' || b.status || ', told as ' || COALESCE(last.to_status, 'nothing')
FROM bookings b LEFT JOIN (SELECT DISTINCT ON (booking_id) booking_id, to_status FROM booking_history
  ORDER BY booking_id, id DESC) last ON last.booking_id = b.id
WHERE last.to_status IS DISTINCT FROM b.status

UNION ALL -- V6 Sums are those of their rows.
SELECT 'paid is the sum of payments', b.id, b.paid || ' instead of ' || COALESCE(money.sum, 0)
FROM bookings b LEFT JOIN (SELECT booking_id, sum(amount) AS sum FROM (
    SELECT booking_id, xaf - ceil(xaf * least(refunded + disputed, amount)::numeric / amount) AS amount FROM payments WHERE status = 'kept'
    UNION ALL SELECT booking_id, amount FROM counter_payments
    UNION ALL SELECT booking_id, -amount FROM counter_refunds) moved GROUP BY booking_id) money ON money.booking_id = b.id
WHERE b.paid <> COALESCE(money.sum, 0)
UNION ALL
SELECT 'the counter hands back what it took', b.id, greatest(counter.back, b.back_at_counter) || ' of ' || COALESCE(counter.taken, 0)
FROM bookings b LEFT JOIN (SELECT booking_id, sum(taken) AS taken, sum(back) AS back FROM (
    SELECT booking_id, amount AS taken, 0 AS back FROM counter_payments
    UNION ALL SELECT booking_id, 0, amount FROM counter_refunds) moved GROUP BY booking_id) counter ON counter.booking_id = b.id
WHERE greatest(counter.back, b.back_at_counter) > COALESCE(counter.taken, 0)
UNION ALL
SELECT 'a deposit is held as its lines say', b.id, b.deposit_held || ' instead of ' || COALESCE(ledger.held, 0)
FROM bookings b LEFT JOIN (SELECT booking_id, sum(CASE WHEN (kind = 'taken') = (reverses IS NULL) THEN amount ELSE -amount END) AS held
  FROM deposit_lines GROUP BY booking_id) ledger ON ledger.booking_id = b.id
WHERE b.deposit_held <> COALESCE(ledger.held, 0)
UNION ALL
SELECT 'charges are those of their lines', b.id, b.charges || ' instead of ' || COALESCE(lines.sum, 0)
FROM bookings b LEFT JOIN (SELECT c.booking_id, sum(greatest(0, c.amount - COALESCE(kept.sum, 0))) AS sum FROM booking_charges c
  LEFT JOIN booking_charges r ON r.reverses = c.id
  LEFT JOIN (SELECT charge_id, sum(CASE WHEN reverses IS NULL THEN amount ELSE -amount END) AS sum
    FROM deposit_lines WHERE charge_id IS NOT NULL GROUP BY charge_id) kept ON kept.charge_id = c.id
  WHERE c.reverses IS NULL AND (c.refused_at IS NULL OR c.upheld_at IS NOT NULL) AND r.id IS NULL GROUP BY c.booking_id) lines ON lines.booking_id = b.id
WHERE b.charges <> COALESCE(lines.sum, 0)
UNION ALL
SELECT 'a booking that is charged is paid when all of it is', b.id, b.paid || ' of ' || b.total + b.charges
FROM bookings b WHERE b.status = 'paid' AND b.charges > 0 AND b.paid < b.total + b.charges
  AND NOT EXISTS (SELECT FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.booking_id = b.id)
  AND NOT EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id AND p.disputed + p.refunded > 0)
UNION ALL
SELECT 'a picture of an inspection is a file', p.inspection_id, p.hash FROM inspection_pictures p
WHERE p.file IS NOT NULL AND NOT EXISTS (SELECT FROM files f WHERE f.name = p.file AND f.kind = 'inspection' AND f.owner_id IS NOT NULL)
UNION ALL
SELECT 'a damage of a record is one of its car', i.id, d->>'id'
FROM inspections i CROSS JOIN LATERAL jsonb_array_elements(i.damages) d LEFT JOIN car_damages c ON c.id = d->>'id'
WHERE c.car_id IS DISTINCT FROM i.car_id
UNION ALL
SELECT 'kilometres run backwards with a reason alone', id, kilometres || ' after ' || before
FROM (SELECT id, kilometres, kilometres_reason, lag(kilometres) OVER (PARTITION BY car_id ORDER BY taken_at, position) AS before
  FROM inspections) i
WHERE kilometres < before AND kilometres_reason IS NULL
UNION ALL
SELECT 'a correction is of the whole of its line', c.id, c.amount || ' for ' || o.amount
FROM (SELECT id, booking_id, amount, reverses FROM counter_payments UNION ALL SELECT id, booking_id, amount, reverses FROM counter_refunds) c
JOIN (SELECT id, booking_id, amount, reverses FROM counter_payments UNION ALL SELECT id, booking_id, amount, reverses FROM counter_refunds) o ON o.id = c.reverses
WHERE c.amount <> -o.amount OR c.booking_id <> o.booking_id OR o.reverses IS NOT NULL
UNION ALL
SELECT 'money handed back is in the history', r.booking_id, r.id FROM counter_refunds r
WHERE NOT EXISTS (SELECT FROM booking_history h WHERE h.booking_id = r.booking_id AND h.actor = r.recorded_by AND h.at = r.recorded_at)
UNION ALL
SELECT 'a licence on record is a file', u.id, 'no such file' FROM users u
WHERE u.license IS NOT NULL AND NOT EXISTS (SELECT 1 FROM files WHERE name = u.license AND owner_id = u.id AND kind = 'licence' AND side = 'front')
  OR u.license_back IS NOT NULL AND NOT EXISTS (SELECT 1 FROM files WHERE name = u.license_back AND owner_id = u.id AND side = 'back')

UNION ALL -- What the provider's books say is in ours: every franc that went back has its row, and staff know of every dispute.
SELECT 'money given back has its rows', p.id, p.refunded || ' of ' || COALESCE(sum(COALESCE(r.given, r.amount)), 0)
FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id AND r.failed_at IS NULL
WHERE p.refunded > 0 GROUP BY p.id HAVING p.refunded > COALESCE(sum(COALESCE(r.given, r.amount)), 0)
UNION ALL
SELECT 'withdrawn money is that of its disputes', p.id, p.disputed || ' instead of ' || COALESCE(d.sum, 0)
FROM payments p LEFT JOIN (SELECT payment_id, sum(amount) AS sum FROM disputes WHERE is_withdrawn GROUP BY payment_id) d ON d.payment_id = p.id
WHERE p.disputed <> COALESCE(d.sum, 0)
UNION ALL
SELECT 'staff know of a dispute', p.id, d.provider_ref || ' is ' || d.state
FROM disputes d JOIN payments p ON p.id = d.payment_id
WHERE NOT EXISTS (SELECT FROM notifications n WHERE n.booking_id = p.booking_id
  AND n.kind = CASE d.state WHEN 'open' THEN 'payment-disputed' WHEN 'won' THEN 'dispute-won' ELSE 'dispute-lost' END)
UNION ALL -- A person must look at it; reported for thirty days.
SELECT 'a provider said what cannot be right', payment_id, kind || ' ' || subject FROM money_flags
WHERE raised_at > now() - interval '30 days'

UNION ALL -- A sum is never paid twice: what came online fills up to what it was for, and no further.
SELECT 'parts stay within their sum', b.id, parts.sum || ' of ' || parts.target
FROM bookings b JOIN LATERAL (SELECT sum(xaf) AS sum, max(target) AS target FROM payments
  WHERE booking_id = b.id AND status = 'kept' AND refunded + disputed = 0
    AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = payments.id)) parts ON true
WHERE parts.sum > parts.target
UNION ALL
SELECT 'a hold with its sum is a booking', b.id, b.paid || ' of ' || b.due_to_keep
FROM bookings b WHERE b.status = 'void' AND b.paid > 0 AND b.paid >= b.due_to_keep

UNION ALL -- V7 A change is open once, on a booking that stands; accepted, it is what the booking has become.
SELECT 'one open change a booking', booking_id, count(*) || ' are open' FROM booking_changes
WHERE state = 'open' GROUP BY booking_id HAVING count(*) > 1
UNION ALL
SELECT 'a change is asked of a booking that stands', b.id, 'is ' || b.status
FROM booking_changes c JOIN bookings b ON b.id = c.booking_id
WHERE c.state = 'open' AND b.status NOT IN ('pending', 'reserved', 'deposit', 'paid')
UNION ALL
SELECT 'a booking is what was accepted last', b.id, 'costs ' || b.total || ' instead of ' || c.total
FROM (SELECT DISTINCT ON (booking_id) * FROM booking_changes WHERE state = 'accepted' ORDER BY booking_id, position DESC) c
JOIN bookings b ON b.id = c.booking_id
WHERE (b.total, b.days, b.from_at, b.to_at, b.extras) IS DISTINCT FROM (c.total, c.days, c.from_at, c.to_at, c.extras)
UNION ALL -- What is left may be a part of the smallest unit more, and of a franc: half a cent cannot be given back.
SELECT 'never more kept online than it costs', b.id, money.kept || ' of ' || b.total
FROM (SELECT p.booking_id, sum(xaf - ceil(xaf * least(greatest(p.refunded, COALESCE(r.decided, 0)) + p.disputed, p.amount)::numeric / p.amount)) AS kept,
    sum(ceil(xaf::numeric / p.amount) + (xaf % p.amount <> 0)::int) AS unit
  FROM payments p LEFT JOIN (SELECT payment_id, sum(COALESCE(given, amount)) AS decided FROM refunds WHERE failed_at IS NULL
    GROUP BY payment_id) r ON r.payment_id = p.id
  WHERE p.status = 'kept' GROUP BY p.booking_id) money
JOIN bookings b ON b.id = money.booking_id
WHERE b.status IN ('deposit', 'paid') AND money.kept >= b.total + b.charges + money.unit

UNION ALL -- V8 A phone that was asked is asked about until its operator has answered; only of phones we tell why no money came.
SELECT 'a prompt is asked about until it is answered', id, 'nobody asks' FROM payments
WHERE prompted_at IS NOT NULL AND no_money_reason IS NULL AND status IN ('open', 'closed') AND ask_after IS NULL
UNION ALL
SELECT 'only a phone has a reason', id, no_money_reason FROM payments
WHERE no_money_reason IS NOT NULL AND prompted_at IS NULL

UNION ALL -- V9 Stars and trips are what reviews and returns add up to.
SELECT 'stars are the sum of reviews', c.id, c.review_stars || ' in ' || c.reviews || ' instead of ' || COALESCE(r.stars, 0) || ' in ' || COALESCE(r.many, 0)
FROM cars c LEFT JOIN (SELECT car_id, sum(car_stars)::int AS stars, count(*)::int AS many FROM reviews WHERE counts GROUP BY car_id) r
  ON r.car_id = c.id WHERE (c.review_stars, c.reviews) IS DISTINCT FROM (COALESCE(r.stars, 0), COALESCE(r.many, 0))
UNION ALL
SELECT 'stars are the sum of reviews', s.id, s.review_stars || ' in ' || s.reviews || ' instead of ' || COALESCE(r.stars, 0) || ' in ' || COALESCE(r.many, 0)
FROM suppliers s LEFT JOIN (SELECT supplier_id, sum(supplier_stars)::int AS stars, count(*)::int AS many FROM reviews WHERE counts GROUP BY supplier_id) r
  ON r.supplier_id = s.id WHERE (s.review_stars, s.reviews) IS DISTINCT FROM (COALESCE(r.stars, 0), COALESCE(r.many, 0))
UNION ALL
SELECT 'stars are the sum of reviews', 'review_totals', t.stars || ' in ' || t.reviews || ' instead of ' || r.stars || ' in ' || r.many
FROM review_totals t, (SELECT COALESCE(sum(car_stars), 0)::int AS stars, count(*)::int AS many FROM reviews WHERE counts) r
WHERE (t.stars, t.reviews) <> (r.stars, r.many)
UNION ALL
SELECT 'a rating is the mean of its stars', id, COALESCE(rating::text, 'none') || ' of ' || review_stars || ' in ' || reviews FROM cars
WHERE round(rating::numeric, 1) IS DISTINCT FROM CASE WHEN reviews >= 3 THEN round(review_stars::numeric / reviews, 1) END
UNION ALL
SELECT 'trips are cars that came back', c.id, c.trips || ' instead of ' || COALESCE(b.many, 0)
FROM cars c LEFT JOIN (SELECT car_id, count(*)::int AS many FROM bookings WHERE returned_at IS NOT NULL GROUP BY car_id) b
  ON b.car_id = c.id WHERE c.trips <> COALESCE(b.many, 0)

UNION ALL -- V10 A search finds every car where it is offered, in its place of every order.
SELECT 'a search knows its cars', COALESCE(w.car_id, p.car_id),
  CASE WHEN p.car_id IS NULL THEN 'not found' WHEN w.car_id IS NULL THEN 'still found' ELSE 'found as it was' END || ' at '
    || COALESCE(w.place_id, p.place_id)
FROM places_of_cars(ARRAY(SELECT id FROM cars)) w FULL JOIN car_places p ON p.car_id = w.car_id AND p.place_id = w.place_id
WHERE (w.range, w.recommended_rank, w.rating_rank, w.deposit, w.daily, w.hourly, w.three_days, w.weekly, w.monthly, w.dated, w.lowered, w.marked)
  IS DISTINCT FROM
  (p.range, p.recommended_rank, p.rating_rank, p.deposit, p.daily, p.hourly, p.three_days, p.weekly, p.monthly, p.dated, p.lowered, p.marked)
