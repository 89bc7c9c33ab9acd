-- What must be true of the money and the cars at every moment. Each row that comes back is a violation: its rule, the row it
-- is about, and what is wrong with it.

-- V1 A car is never promised twice: the calendar cannot hold it twice, and every live booking is in it.
SELECT 'one car, one booking' AS rule, a.id, 'overlaps ' || b.id AS problem
FROM calendar_entries a JOIN calendar_entries b ON b.car_id = a.car_id AND b.id > a.id
  AND tstzrange(a.from_at, a.to_at) && tstzrange(b.from_at, b.to_at)
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
UNION ALL
SELECT 'returned money goes back once', p.id, count(r.id) || ' refunds'
FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id AND r.reason NOT IN ('cancellation', 'change', 'provider')
-- What somebody gave back by hand needs no refund of ours.
WHERE p.status = 'returned' GROUP BY p.id HAVING count(r.id) <> 1 AND NOT (count(r.id) = 0 AND p.refunded > 0)
UNION ALL
SELECT 'a refund is in the outbox', r.id, 'no job' FROM refunds r
WHERE r.done_at IS NULL AND r.reason <> 'provider' AND NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = 'refund:' || r.id AND done_at IS NULL AND dead_at IS NULL)

UNION ALL
SELECT 'what is told as given back was', p.id, p.refunded || ' of ' || sum(COALESCE(r.given, r.amount))
FROM payments p JOIN refunds r ON r.payment_id = p.id AND r.done_at IS NOT NULL AND r.failed_at IS NULL
GROUP BY p.id HAVING p.refunded < least(p.amount, sum(COALESCE(r.given, r.amount)))

UNION ALL -- V3 What was kept goes back only with its booking or a change of it, and never more than came in.
SELECT 'kept money stays', p.id, 'refund ' || r.reason
FROM payments p JOIN refunds r ON r.payment_id = p.id WHERE p.status = 'kept' AND r.reason NOT IN ('cancellation', 'change', 'provider')
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
WHERE h.actor = 'payment' AND h.at > now() - interval '29 days'
  AND NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = 'booking-confirmed:' || h.booking_id)

UNION ALL -- V5 The history of every booking ends in its status.
SELECT 'the history is complete', b.id, 'is ' || b.status || ', told as ' || COALESCE(last.to_status, 'nothing')
FROM bookings b LEFT JOIN LATERAL
  (SELECT to_status FROM booking_history WHERE booking_id = b.id ORDER BY id DESC LIMIT 1) last ON true
WHERE last.to_status IS DISTINCT FROM b.status

UNION ALL -- V6 Sums are those of their rows.
SELECT 'paid is the sum of payments', b.id, b.paid || ' instead of ' || money.sum
FROM bookings b, LATERAL (SELECT
    COALESCE((SELECT sum(xaf - ceil(xaf * least(refunded + disputed, amount)::numeric / amount)) FROM payments
      WHERE booking_id = b.id AND status = 'kept'), 0)
    + COALESCE((SELECT sum(amount) FROM counter_payments WHERE booking_id = b.id), 0)
    - COALESCE((SELECT sum(amount) FROM counter_refunds WHERE booking_id = b.id), 0) AS sum) money
WHERE b.paid <> money.sum
UNION ALL
SELECT 'the counter hands back what it took', b.id, counter.back || ' of ' || counter.taken
FROM bookings b, LATERAL (SELECT
    COALESCE((SELECT sum(amount) FROM counter_payments WHERE booking_id = b.id), 0) AS taken,
    COALESCE((SELECT sum(amount) FROM counter_refunds WHERE booking_id = b.id), 0) AS back) counter
WHERE counter.back > counter.taken OR (b.back_at_counter > counter.taken)
UNION ALL
SELECT 'money handed back is in the history', r.booking_id, r.id FROM counter_refunds r
WHERE NOT EXISTS (SELECT FROM booking_history h WHERE h.booking_id = r.booking_id AND h.actor = r.recorded_by AND h.at = r.recorded_at)
UNION ALL
SELECT 'a licence on record is a file', u.id, 'no such file' FROM users u
WHERE u.license IS NOT NULL AND NOT EXISTS (SELECT 1 FROM files WHERE name = u.license AND owner_id = u.id AND kind = 'licence')

UNION ALL -- What the provider's books say is in ours: every franc that went back has its row, and staff know of every dispute.
SELECT 'money given back has its rows', p.id, p.refunded || ' of ' || COALESCE(sum(COALESCE(r.given, r.amount)), 0)
FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id AND r.failed_at IS NULL
WHERE p.refunded > 0 GROUP BY p.id HAVING p.refunded > COALESCE(sum(COALESCE(r.given, r.amount)), 0)
UNION ALL
SELECT 'withdrawn money is that of its disputes', p.id, p.disputed || ' instead of ' || d.sum
FROM payments p, LATERAL (SELECT COALESCE(sum(amount), 0) AS sum FROM disputes WHERE payment_id = p.id AND is_withdrawn) d
WHERE p.disputed <> d.sum
UNION ALL
SELECT 'staff know of a dispute', p.id, d.provider_ref || ' is ' || d.state
FROM disputes d JOIN payments p ON p.id = d.payment_id
WHERE NOT EXISTS (SELECT FROM notifications n WHERE n.booking_id = p.booking_id
  AND n.kind = CASE d.state WHEN 'open' THEN 'payment-disputed' WHEN 'won' THEN 'dispute-won' ELSE 'dispute-lost' END)
UNION ALL -- A person must look at it; reported for thirty days.
SELECT 'a provider said what cannot be right', payment_id, kind || ' ' || subject FROM money_flags
WHERE raised_at > now() - interval '30 days'

UNION ALL -- V7 A change is open once, on a booking that stands; accepted, it is what the booking has become.
SELECT 'one open change a booking', booking_id, count(*) || ' are open' FROM booking_changes
WHERE state = 'open' GROUP BY booking_id HAVING count(*) > 1
UNION ALL
SELECT 'a change is asked of a booking that stands', b.id, 'is ' || b.status
FROM booking_changes c JOIN bookings b ON b.id = c.booking_id
WHERE c.state = 'open' AND b.status NOT IN ('pending', 'reserved', 'deposit', 'paid')
UNION ALL
SELECT 'a booking is what was accepted last', b.id, 'costs ' || b.total || ' instead of ' || c.total
FROM bookings b JOIN LATERAL (SELECT * FROM booking_changes WHERE booking_id = b.id AND state = 'accepted'
  ORDER BY position DESC LIMIT 1) c ON true
WHERE (b.total, b.days, b.from_at, b.to_at, b.extras) IS DISTINCT FROM (c.total, c.days, c.from_at, c.to_at, c.extras)
UNION ALL -- What is left may be a part of the smallest unit more, and of a franc: half a cent cannot be given back.
SELECT 'never more kept online than it costs', b.id, money.kept || ' of ' || b.total
FROM bookings b JOIN LATERAL (SELECT sum(xaf - ceil(xaf * least(greatest(p.refunded, decided) + p.disputed, p.amount)::numeric / p.amount)) AS kept,
    sum(ceil(xaf::numeric / p.amount) + (xaf % p.amount <> 0)::int) AS unit
  FROM payments p, LATERAL (SELECT COALESCE(sum(COALESCE(r.given, r.amount)), 0) AS decided FROM refunds r
    WHERE r.payment_id = p.id AND r.failed_at IS NULL) r
  WHERE p.booking_id = b.id AND p.status = 'kept') money ON true
WHERE b.status IN ('deposit', 'paid') AND money.kept >= b.total + money.unit

UNION ALL -- V8 A phone that was asked is asked about until its operator has answered; only of phones we tell why no money came.
SELECT 'a prompt is asked about until it is answered', id, 'nobody asks' FROM payments
WHERE prompted_at IS NOT NULL AND no_money_reason IS NULL AND status IN ('open', 'closed') AND ask_after IS NULL
UNION ALL
SELECT 'only a phone has a reason', id, no_money_reason FROM payments
WHERE no_money_reason IS NOT NULL AND prompted_at IS NULL
