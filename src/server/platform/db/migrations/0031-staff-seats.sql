-- Who works for which supplier, and as what. An account that was a supplier's becomes its owner.
CREATE TABLE staff_seats (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  supplier_id text NOT NULL REFERENCES suppliers ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('owner', 'desk'))
);
CREATE INDEX staff_seats_supplier ON staff_seats (supplier_id);
INSERT INTO staff_seats SELECT u.id, s.id, 'owner' FROM users u JOIN suppliers s ON s.id = u.id WHERE u.type = 'supplier';
