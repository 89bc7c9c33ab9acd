import { useLingui } from '@lingui/react/macro'
import type { User } from '#contract/account.ts'
import { avatarAddress } from '#client/api/avatars.ts'
import { initialsOf } from '#client/layout/account/initials.ts'
import { picture, square } from './PicturePreview.css.ts'

type PicturePreviewProps = {
  user: User
  /** Of the chosen file, on this device. */
  address: string | null
  onUnreadable: () => void
}

/** The square that will be kept of what was chosen, before anything is sent; until then the one there is. */
export function PicturePreview({ user, address, onUnreadable }: PicturePreviewProps) {
  const { t } = useLingui()
  const shown = address ?? (user.avatar === null ? null : avatarAddress(user.avatar))
  return (
    <div className={square}>
      {shown === null ? (
        <span aria-hidden="true">{initialsOf(user.fullName)}</span>
      ) : (
        <img
          src={shown}
          alt={address === null ? t`Your photo now` : t`The photo you have chosen`}
          className={picture}
          onError={() => {
            if (address !== null) onUnreadable()
          }}
        />
      )}
    </div>
  )
}
