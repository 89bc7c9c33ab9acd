-- What people may do with their own data: devices, the newsletter, messages to us, erasure.

-- A session is named to its owner by an id that opens nothing; the device is a browser and a system, nothing more.
ALTER TABLE sessions
  ADD COLUMN id text NOT NULL UNIQUE DEFAULT gen_random_uuid()::text,
  ADD COLUMN device text;

-- Set when the person was replaced. After a backup is put back, these are the erasures to repeat.
ALTER TABLE users ADD COLUMN deleted_at timestamptz;

-- The driver of an old booking has no birthday once the person is gone.
ALTER TABLE bookings ALTER COLUMN driver_birth_date DROP NOT NULL;

-- A row goes when its reader unsubscribes: who is not on the list is not known to it.
CREATE TABLE newsletter_readers (
  id text PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  language text NOT NULL CHECK (language IN ('en', 'fr', 'es')),
  -- both go out in mails again and again, so they are kept as they are; all they open is this row
  confirm_token text NOT NULL UNIQUE,
  unsubscribe_token text NOT NULL UNIQUE,
  source text NOT NULL,
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz
);

-- Kept until the mail to us has gone out.
CREATE TABLE contact_messages (
  id text PRIMARY KEY,
  from_address text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL
);

ALTER TABLE sent_mails ADD COLUMN reply_to text;
