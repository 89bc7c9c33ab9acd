import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#contract/account.ts'
import { internationalPhone, readablePhone } from '#domain/people/phone.ts'
import { writeDay } from '#client/components/dates/typed-date.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { TextArea } from '#client/ui/TextArea/TextArea.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { readBirthDate } from './birth-date.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { form as formClass, wide } from './ProfileForm.css.ts'
import type { ProfileChanges } from '#client/api/profile.ts'
import { useFieldNames } from './field-names.ts'
import { longestBio, type ProfileField } from './profile-values.ts'
import { SaveBar } from './SaveBar.tsx'
import { useProfileForm } from './useProfileForm.ts'

type ProfileFormProps = {
  /** The record, with what waits to be sent. */
  user: User
  waiting: ProfileChanges | undefined
}

export function ProfileForm({ user, waiting }: ProfileFormProps) {
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
  function leaveBirthDate() {
    leave('birthDate')
    const day = readBirthDate(values.birthDate)
    if (day !== null && writeDay(day) !== values.birthDate) change('birthDate', writeDay(day))
  }
  const length = values.bio.length
  return (
    <form className={formClass} noValidate onSubmit={onSubmit}>
      {alert !== null && (
        <div className={wide}>
          <FormAlert>{alert}</FormAlert>
        </div>
      )}
      <MissingFields className={wide} shown={fields.shown} labels={{ fullName: names.fullName, phone: names.phone, birthDate: names.birthDate }} />
      <TextField {...field('fullName')} autoComplete="name" required />
      <TextField
        {...field('phone')}
        onBlur={leavePhone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+237 6 71 23 45 67"
        help={<Trans>Begin with + and the country for a number from abroad.</Trans>}
      />
      <TextField
        {...field('birthDate')}
        onBlur={leaveBirthDate}
        inputMode="numeric"
        autoComplete="bday"
        placeholder={t`dd/mm/yyyy`}
      />
      <TextField
        {...field('location')}
        autoComplete="address-level2"
        placeholder={t`Town or address`}
      />
      <TextArea {...field('bio')} className={wide} count={`${length} / ${longestBio}`} />
      <SaveBar isDirty={isDirty} isBusy={isBusy} onUndo={undo} />
      <LeaveDialog isDirty={isDirty} />
    </form>
  )
}
