-- Devices on which the owner of an account has signed in: strangers who guess from elsewhere do not use up their tries.
CREATE TABLE known_devices (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- sha256 of the device's cookie
  device_hash bytea NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_hash)
);
