import { lazy, Suspense, useEffect, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, Clock } from 'lucide-react'
import type { User } from '#contract/account/account.ts'
import { removeAvatar, avatarAddress } from '#client/api/account/avatars.ts'
import { DeleteDialog } from '#client/features/settings/DeleteDialog.tsx'
import { useLazySheet } from '#client/features/settings/useLazySheet.ts'
import { initialsOf } from '#client/layout/account/initials.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import { useOnline } from '#client/api/connection.ts'
import { prefetchWhenIdle } from '#client/store/prefetch.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Picture } from '#client/ui/Picture/Picture.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { pictureButtons, email, pictureRow, person, avatar, picture, breakable } from './profile.css.ts'
import { Text } from '#client/ui/Text/Text.tsx'

// Not kept for offline: it needs a network and is rarely used.
const load = async () => ({ default: (await import('./PictureSheet.tsx')).PictureSheet })
const PictureSheet = lazy(load)

/** Who this is: the picture, which can be changed, and the address, which cannot. */
export function PictureRow({ user }: { user: User }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const choosing = useLazySheet()
  const [isDeleting, setIsDeleting] = useState(false)
  useEffect(() => prefetchWhenIdle(load), [])

  async function remove() {
    const epoch = currentEpoch()
    await removeAvatar(user._id)
    await keepRecord(user._id, { avatar: null }, epoch)
    showToast({ kind: 'success', text: t`Changes made successfully.` })
  }
  return (
    <div className={pictureRow}>
      <Avatar fullName={user.fullName} name={user.avatar} />
      <div className={person}>
        <Text weight="strong" className={breakable}>
          {user.fullName}
        </Text>
        <Text size="bodyS" tone="secondary" className={email}>
          {user.email}
        </Text>
        {user.verified ? (
          <Badge tone="success" icon={<CircleCheck size={14} aria-hidden="true" />}>
            <Trans>Email confirmed</Trans>
          </Badge>
        ) : (
          <Badge tone="warning" icon={<Clock size={14} aria-hidden="true" />}>
            <Trans>Email not confirmed yet</Trans>
          </Badge>
        )}
      </div>
      <div className={pictureButtons}>
        <Button tone="outline" disabled={!isOnline} onClick={choosing.open}>
          {user.avatar === null ? <Trans>Add photo</Trans> : <Trans>Change photo</Trans>}
        </Button>
        {user.avatar !== null && (
          <Button tone="quiet" disabled={!isOnline} onClick={() => setIsDeleting(true)}>
            <Trans>Delete photo</Trans>
          </Button>
        )}
      </div>
      <Suspense>
        {choosing.wasOpened && <PictureSheet user={user} open={choosing.isOpen} onClose={choosing.close} />}
      </Suspense>
      <DeleteDialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={t`Delete your photo?`}
        description={t`Your initials are shown instead.`}
        onDelete={remove}
        section="profile"
      />
    </div>
  )
}

type AvatarProps = { fullName: string; name: string | null }

/** The person's picture, or the initials: without a network the picture may not come. */
function Avatar({ fullName, name }: AvatarProps) {
  return (
    <span className={avatar} aria-hidden="true">
      <Picture
        src={name === null ? '' : avatarAddress(name)}
        alt=""
        width={72}
        height={72}
        className={picture}
      >
        {initialsOf(fullName)}
      </Picture>
    </span>
  )
}
