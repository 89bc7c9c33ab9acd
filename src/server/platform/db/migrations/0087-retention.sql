-- When a version of rental conditions gave way. Null of what is current, and of uploads that were cut off.
ALTER TABLE rental_conditions ADD COLUMN replaced_at timestamptz;

-- The audit goes after three years (rule 13). A younger row is still deleted by nobody, and none is ever changed.
DROP TRIGGER audit_no_change ON audit;
CREATE TRIGGER audit_no_change BEFORE UPDATE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION audit_is_frozen();
CREATE TRIGGER audit_no_early_deletion BEFORE DELETE ON audit FOR EACH ROW
  WHEN (OLD.at >= now() - interval '3 years') EXECUTE FUNCTION audit_is_frozen();
