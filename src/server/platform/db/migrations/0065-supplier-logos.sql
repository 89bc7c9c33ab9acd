-- The logo that a supplier has sent, and the drawn mark that it took the place of.
ALTER TABLE suppliers
  ADD COLUMN logo_picture text REFERENCES pictures,
  ADD COLUMN drawn_logo text NOT NULL DEFAULT '';
