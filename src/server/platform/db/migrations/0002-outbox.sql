-- Work that follows an answer (mail), and the mails that are kept where no mail server is configured.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  dedupe_key text NOT NULL UNIQUE,
  -- identifiers only: what people told stays in the rows it belongs to
  payload jsonb NOT NULL,
  run_at timestamptz NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  -- patience counts from here: a server that was switched off for a day has not tried for a day
  first_try_at timestamptz,
  leased_until timestamptz,
  done_at timestamptz,
  dead_at timestamptz,
  last_error text
);
CREATE INDEX outbox_ready ON outbox (run_at) WHERE done_at IS NULL AND dead_at IS NULL;

CREATE TABLE sent_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  to_address text NOT NULL,
  subject text NOT NULL,
  language text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  attachments jsonb NOT NULL,
  message_id text NOT NULL UNIQUE,
  sent_at timestamptz NOT NULL
);
