import { Trans } from '@lingui/react/macro'
import type { User } from '#contract/account.ts'
import { PictureRow } from '#client/settings/picture/PictureRow.tsx'
import { SettingsSection } from '#client/settings/SettingsSection.tsx'
import { ProfileForm } from './ProfileForm.tsx'

export function ProfileSection({ user }: { user: User }) {
  return (
    <SettingsSection id="profile" title={<Trans>Your details</Trans>}>
      <PictureRow user={user} />
      <ProfileForm key={user._id} user={user} />
    </SettingsSection>
  )
}
