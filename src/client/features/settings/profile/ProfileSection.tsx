import { useMemo } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#contract/account.ts'
import { useWaitingFor } from '#client/components/form/waiting/outbox.ts'
import { WaitingNote } from '#client/components/form/waiting/WaitingNote.tsx'
import { PictureRow } from '#client/features/settings/picture/PictureRow.tsx'
import { SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { useFieldNames } from './field-names.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { profileFields } from './profile-values.ts'

export function ProfileSection({ user }: { user: User }) {
  const names = useFieldNames()
  const { i18n } = useLingui()
  const waiting = useWaitingFor('profile')
  const changes = waiting?.wish.changes
  // As it will be once the server has heard of it: whoever goes on typing goes on from there.
  const shown = useMemo(() => ({ ...user, ...changes }) as User, [user, changes])
  const changed = profileFields.filter((name) => changes !== undefined && name in changes)
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(changed.map((name) => names[name]))
  return (
    <SettingsSection id="profile" title={<Trans>Your details</Trans>}>
      <PictureRow user={user} />
      {waiting !== undefined && (
        <WaitingNote name="profile" problem={waiting.problem}>
          <Trans>Your changes to: {list}</Trans>
        </WaitingNote>
      )}
      <ProfileForm key={user._id} user={shown} waiting={changes} />
    </SettingsSection>
  )
}
