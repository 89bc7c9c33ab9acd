-- A licence may have its back in a file of its own. What earlier versions write are fronts; what they take away is both sides.
ALTER TABLE files ADD COLUMN side text NOT NULL DEFAULT 'front' CHECK (side IN ('front', 'back'));
ALTER TABLE files ADD CONSTRAINT files_only_licences_have_backs CHECK (side = 'front' OR kind = 'licence');
DROP INDEX files_one_each;
CREATE UNIQUE INDEX files_one_each ON files (owner_id, kind, side) WHERE owner_id IS NOT NULL AND kind <> 'paper';

ALTER TABLE users ADD COLUMN license_back text;
-- No back without a front, whichever version removes that.
CREATE FUNCTION forget_licence_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.license_back := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER licence_back_goes_with_front BEFORE UPDATE OF license ON users
  FOR EACH ROW WHEN (NEW.license IS NULL) EXECUTE FUNCTION forget_licence_back();
