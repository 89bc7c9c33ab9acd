-- Whoever searches asks of every car whether its supplier is suspended; few are.
CREATE INDEX users_suspended ON users (id) WHERE blacklisted;
