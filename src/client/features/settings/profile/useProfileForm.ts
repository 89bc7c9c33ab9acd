import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { User } from '#contract/account/account.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { saveProfile, type ProfileChanges } from '#client/api/account/profile.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { useProblemText } from '#client/components/form/problems.ts'
import { useFields } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { queueRequest, withdrawRequest } from '#client/mutations/requests.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useNow } from '#client/store/clock.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import { isOnline } from '#client/api/connection.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import {
  changesOf,
  followRecord,
  profileFields,
  profileProblems,
  refusedFields,
  valuesOf,
  type ProfileField,
} from './profile-values.ts'

/**
 * The profile form. What is typed survives a save that fails and a record that changes. `user` is the record with the changes
 * that wait to be sent, `waiting` those changes alone.
 */
export function useProfileForm(user: User, waiting: ProfileChanges | undefined) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const problemText = useProblemText()
  const now = useNow()
  const settings = useQuery(settingsQueries.current())
  const minimumAge = settings.data?.minimumAge
  const [known, setKnown] = useState(user)
  const fields = useFields<ProfileField>(valuesOf(user), (values) =>
    profileProblems(values, user, { minimumAge, now }),
  )
  if (known !== user) {
    setKnown(user)
    const followed = followRecord(fields.values, known, user)
    for (const name of profileFields)
      if (followed[name] !== fields.values[name]) fields.change(name, followed[name])
  }
  const isDirty = Object.keys(changesOf(fields.values, user)).length > 0

  const sending = useSending(fields.check, async (form) => {
    const epoch = currentEpoch()
    const changes = { ...waiting, ...changesOf(fields.values, user) }
    if (!isOnline()) {
      await queueRequest({ kind: 'profile', changes })
      return null
    }
    try {
      const stored = await saveProfile(user, changes)
      await withdrawRequest('profile')
      await keepRecord(user._id, stored, epoch)
      showToast({ kind: 'success', text: t`Settings updated successfully.` })
      return null
    } catch (error) {
      const refused = refusedFields(error)
      if (Object.keys(refused).length === 0) return failureText(failureCode(error))
      // The site's age is another than the one known here, or none was known.
      if (refused.birthDate === 'too-young') await settings.refetch()
      fields.refuse(refused, form)
      return null
    }
  })

  function errorOf(name: ProfileField): string | undefined {
    const problem = fields.shown(name)
    if (problem === 'too-young' && minimumAge !== undefined)
      return t`You must be at least ${minimumAge} years old.`
    return problem && problemText(problem)
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isDirty) sending.onSubmit(event)
    else event.preventDefault()
  }
  function undo() {
    const before = valuesOf(user)
    for (const name of profileFields) fields.change(name, before[name])
  }
  return { ...sending, fields, errorOf, isDirty, onSubmit, undo }
}
