-- What several processes must count and remember together. Counters live an hour at most and need no crash to be survived.
CREATE UNLOGGED TABLE rate_limits (
  -- the limit's name and a hash of whom it counts
  key text PRIMARY KEY,
  points int NOT NULL DEFAULT 0,
  -- milliseconds since 1970
  expire bigint
);

-- Who a moment ago passed reCAPTCHA: its provider answers about a token only once, whichever process asks.
CREATE UNLOGGED TABLE recaptcha_passes (
  token_hash bytea PRIMARY KEY,
  address_hash bytea NOT NULL,
  until timestamptz NOT NULL
);
