-- The rental: people, places, cars, bookings. Money is whole XAF; instants are UTC; days are days in Africa/Douala.
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE settings (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  language text NOT NULL DEFAULT 'en',
  currency text NOT NULL DEFAULT 'XAF',
  min_pickup_hours int NOT NULL DEFAULT 3 CHECK (min_pickup_hours >= 1),
  min_rental_hours int NOT NULL DEFAULT 3 CHECK (min_rental_hours >= 1),
  min_pickup_dropoff_hour int NOT NULL DEFAULT 0 CHECK (min_pickup_dropoff_hour BETWEEN 0 AND 23),
  max_pickup_dropoff_hour int NOT NULL DEFAULT 23 CHECK (max_pickup_dropoff_hour BETWEEN 0 AND 23),
  minimum_age int NOT NULL DEFAULT 21 CHECK (minimum_age >= 18),
  contact_phone text NOT NULL,
  contact_whatsapp text NOT NULL,
  contact_email text NOT NULL
);

CREATE TABLE users (
  id text PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('admin', 'supplier', 'user')),
  full_name text NOT NULL,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  phone text,
  birth_date date,
  location text,
  bio text,
  avatar text,
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'fr', 'es')),
  enable_email_notifications boolean NOT NULL DEFAULT true,
  blacklisted boolean NOT NULL DEFAULT false,
  verified boolean NOT NULL DEFAULT false,
  -- argon2id in PHC form; null until a guest makes the account theirs
  password_hash text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  -- sha256 of the cookie: a stolen table opens nothing
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  stay_connected boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE suppliers (
  id text PRIMARY KEY REFERENCES users,
  name text NOT NULL,
  logo text NOT NULL,
  phone text NOT NULL,
  whatsapp text,
  email text NOT NULL,
  about jsonb NOT NULL,
  pay_later boolean NOT NULL,
  part_payment_percent int NOT NULL CHECK (part_payment_percent BETWEEN 0 AND 100),
  markup_percent numeric(5, 2) NOT NULL DEFAULT 0 CHECK (markup_percent > -100),
  minimum_rental_days int NOT NULL DEFAULT 1 CHECK (minimum_rental_days >= 1),
  counter_methods text[] NOT NULL
);

CREATE TABLE locations (
  id text PRIMARY KEY,
  parent text REFERENCES locations,
  kind text NOT NULL CHECK (kind IN ('city', 'airport', 'district')),
  name jsonb NOT NULL,
  address jsonb NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  position int NOT NULL
);
CREATE INDEX locations_parent ON locations (parent);

CREATE TABLE cars (
  id text PRIMARY KEY,
  supplier_id text NOT NULL REFERENCES suppliers,
  name text NOT NULL,
  image text NOT NULL,
  range text NOT NULL CHECK (range IN ('mini', 'midi', 'maxi', 'scooter', 'bus', 'truck', 'caravan')),
  fuel_type text NOT NULL CHECK (fuel_type IN ('diesel', 'gasoline', 'electric', 'hybrid', 'plugInHybrid', 'unknown')),
  gearbox text NOT NULL CHECK (gearbox IN ('manual', 'automatic')),
  fuel_policy text NOT NULL CHECK (fuel_policy IN ('likeForlike', 'freeTank', 'fullToFull', 'FullToEmpty')),
  seats int NOT NULL,
  doors int NOT NULL,
  air_conditioning boolean NOT NULL,
  mileage int NOT NULL,
  deposit int NOT NULL,
  multimedia text[] NOT NULL,
  rating real,
  trips int NOT NULL DEFAULT 0,
  minimum_age int NOT NULL,
  available boolean NOT NULL,
  location_ids text[] NOT NULL,
  daily_price int NOT NULL CHECK (daily_price > 0),
  discounted_daily_price int,
  hourly_price int,
  discounted_hourly_price int,
  bi_weekly_price int,
  discounted_bi_weekly_price int,
  weekly_price int,
  discounted_weekly_price int,
  monthly_price int,
  discounted_monthly_price int,
  is_date_based_price boolean NOT NULL DEFAULT false,
  extras jsonb NOT NULL,
  -- when the car is away: a copy kept by trigger, so that a search reads one row a car
  busy tstzmultirange NOT NULL DEFAULT '{}'
) WITH (fillfactor = 80);
CREATE INDEX cars_locations ON cars USING gin (location_ids) WHERE available;
CREATE INDEX cars_supplier ON cars (supplier_id);

CREATE TABLE car_date_prices (
  car_id text NOT NULL REFERENCES cars ON DELETE CASCADE,
  start_date date NOT NULL,
  end_date date NOT NULL CHECK (end_date >= start_date),
  daily_price int NOT NULL CHECK (daily_price > 0),
  PRIMARY KEY (car_id, start_date),
  CONSTRAINT one_price_a_day EXCLUDE USING gist (car_id WITH =, daterange(start_date, end_date, '[]') WITH &&)
);

CREATE TABLE bookings (
  id text PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  car_id text NOT NULL REFERENCES cars,
  supplier_id text NOT NULL REFERENCES suppliers,
  driver_id text NOT NULL REFERENCES users,
  -- sha256 of the cookie of the device a guest booked on; null when somebody signed in did
  guest_key bytea,
  pick_up_location text NOT NULL REFERENCES locations,
  drop_off_location text NOT NULL REFERENCES locations,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at > from_at),
  status text NOT NULL CHECK (status IN ('void', 'pending', 'deposit', 'paid', 'reserved', 'cancelled')),
  hold_expires_at timestamptz CHECK (hold_expires_at IS NULL OR status = 'void'),
  cancel_requested_at timestamptz,
  -- the driver as told when booking: a later change of the profile does not rewrite a voucher
  driver_name text NOT NULL,
  driver_email text NOT NULL,
  driver_phone text NOT NULL,
  driver_birth_date date NOT NULL,
  additional_driver jsonb,
  extras text[] NOT NULL,
  payment text NOT NULL CHECK (payment IN ('counter', 'deposit', 'full')),
  days int NOT NULL,
  lines jsonb NOT NULL,
  total int NOT NULL CHECK (total >= 0),
  paid int NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND total),
  security_deposit int NOT NULL,
  currency text NOT NULL,
  rate double precision NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT no_double_booking EXCLUDE USING gist (car_id WITH =, tstzrange(from_at, to_at) WITH &&)
    WHERE (status IN ('pending', 'deposit', 'paid', 'reserved') OR hold_expires_at IS NOT NULL)
);
CREATE INDEX bookings_driver ON bookings (driver_id, from_at);
CREATE INDEX bookings_guest ON bookings (guest_key, from_at) WHERE guest_key IS NOT NULL;
CREATE INDEX bookings_supplier ON bookings (supplier_id, from_at);
CREATE INDEX bookings_holds ON bookings (hold_expires_at) WHERE hold_expires_at IS NOT NULL;

-- Every change of status, for ever: who, when, from, to.
CREATE TABLE booking_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id text NOT NULL REFERENCES bookings,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  note text
);
CREATE INDEX booking_history_booking ON booking_history (booking_id, id);

CREATE FUNCTION history_is_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'booking_history is append-only';
END $$;
CREATE TRIGGER booking_history_frozen BEFORE UPDATE OR DELETE OR TRUNCATE ON booking_history
  FOR EACH STATEMENT EXECUTE FUNCTION history_is_frozen();

-- Keeps cars.busy true. The row lock comes first, so that the sum is read after whoever came before has committed.
CREATE FUNCTION refresh_busy(car text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM cars WHERE id = car FOR NO KEY UPDATE;
  UPDATE cars SET busy = COALESCE((
    SELECT range_agg(tstzrange(from_at, to_at)) FROM bookings
    WHERE car_id = car AND to_at > now() - interval '1 day'
      AND (status IN ('pending', 'deposit', 'paid', 'reserved') OR hold_expires_at IS NOT NULL)), '{}')
  WHERE id = car;
END $$;
CREATE FUNCTION booking_busy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refresh_busy(OLD.car_id); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.car_id <> OLD.car_id) THEN PERFORM refresh_busy(NEW.car_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER booking_busy AFTER INSERT OR DELETE OR UPDATE OF status, hold_expires_at, from_at, to_at, car_id
  ON bookings FOR EACH ROW EXECUTE FUNCTION booking_busy();

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  booking_id text REFERENCES bookings,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);

-- The last good table of exchange rates, for when no provider answers.
CREATE TABLE exchange_rates (
  base text PRIMARY KEY,
  rates jsonb NOT NULL,
  as_of timestamptz NOT NULL
);
