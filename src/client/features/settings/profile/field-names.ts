import { useLingui } from '@lingui/react/macro'
import type { ProfileField } from './profile-values.ts'

/** What the fields of the form are called. */
export function useFieldNames(): Record<ProfileField, string> {
  const { t } = useLingui()
  return {
    fullName: t`Full name`,
    phone: t`Phone`,
    birthDate: t`Birth date`,
    location: t`Where you live`,
    bio: t`About you`,
  }
}
