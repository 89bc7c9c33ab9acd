import { useMemo } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#contract/account/account.ts'
import { internationalPhone, readablePhone } from '#domain/people/phone.ts'
import type { ProfileChanges } from '#client/api/account/profile.ts'
import { BirthDateField } from '#client/components/dates/BirthDateField.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { PendingRequest } from '#client/components/form/PendingRequest.tsx'
import { usePendingRequest } from '#client/mutations/requests.ts'
import { SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import { PictureRow } from './PictureRow.tsx'
import { profileFields, longestBio, type ProfileField } from './profile-values.ts'
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx'
import { form, wide } from './profile.css.ts'
import { SaveBar } from './SaveBar.tsx'
import { useProfileForm } from './useProfileForm.ts'

export function ProfileSection({ user }: { user: User }) {
  const names = useFieldNames()
  const { i18n } = useLingui()
  const waiting = usePendingRequest('profile')
  const changes = waiting?.request.changes
  // The record with the changes that wait to be sent: editing continues from there.
  const shown = useMemo(() => ({ ...user, ...changes }), [user, changes])
  const changed = profileFields.filter((name) => changes !== undefined && name in changes)
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    changed.map((name) => names[name]),
  )
  return (
    <SettingsSection id="profile" title={<Trans>Your details</Trans>}>
      <PictureRow user={user} />
      {waiting !== undefined && (
        <PendingRequest name="profile" problem={waiting.problem}>
          <Trans>Your changes to: {list}</Trans>
        </PendingRequest>
      )}
      <ProfileForm key={user._id} user={shown} waiting={changes} />
    </SettingsSection>
  )
}

type ProfileFormProps = {
  /** The record, with what waits to be sent. */
  user: User
  waiting: ProfileChanges | undefined
}

function ProfileForm({ user, waiting }: ProfileFormProps) {
  const { t } = useLingui()
  const names = useFieldNames()
  const { fields, errorOf, isDirty, isBusy, alert, onSubmit, undo } = useProfileForm(user, waiting)
  const { values, change, leave } = fields

  function field(name: ProfileField) {
    return {
      name,
      label: names[name],
      value: values[name],
      onChange: (value: string) => change(name, value),
      onBlur: () => leave(name),
      error: errorOf(name),
    }
  }
  function leavePhone() {
    leave('phone')
    const readable = readablePhone(internationalPhone(values.phone))
    if (readable.startsWith('+') && readable !== values.phone) change('phone', readable)
  }
  const length = values.bio.length
  return (
    <form className={form} noValidate onSubmit={onSubmit}>
      {alert !== null && (
        <div className={wide}>
          <FormAlert>{alert}</FormAlert>
        </div>
      )}
      <MissingFields
        className={wide}
        shown={fields.shown}
        labels={{ fullName: names.fullName, phone: names.phone, birthDate: names.birthDate }}
      />
      <TextField {...field('fullName')} autoComplete="name" required />
      <TextField
        {...field('phone')}
        onBlur={leavePhone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+237 6 71 23 45 67"
        help={<Trans>Start a foreign number with + and the country code.</Trans>}
      />
      <BirthDateField {...field('birthDate')} />
      <TextField {...field('location')} autoComplete="address-level2" placeholder={t`Town or address`} />
      <TextArea {...field('bio')} className={wide} count={`${length} / ${longestBio}`} />
      <SaveBar isDirty={isDirty} isBusy={isBusy} onUndo={undo} />
      <UnsavedChangesDialog isDirty={isDirty} />
    </form>
  )
}

/** What the fields of the form are called. */
function useFieldNames(): Record<ProfileField, string> {
  const { t } = useLingui()
  return {
    fullName: t`Full name`,
    phone: t`Phone`,
    birthDate: t`Birth date`,
    location: t`Where you live`,
    bio: t`About you`,
  }
}
