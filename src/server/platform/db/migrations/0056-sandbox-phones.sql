-- The sandbox's phones: what their numbers stand for. Test mode only.
ALTER TABLE sandbox_payments ADD COLUMN outcome text CHECK (outcome IN ('paid', 'refused', 'no-money', 'wrong-pin', 'limit',
  'operator-away', 'never-answers', 'answers-late', 'pays-less'));
