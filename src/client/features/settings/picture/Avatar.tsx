import { useState } from 'react'
import { avatarAddress } from '#client/api/avatars.ts'
import { initialsOf } from '#client/layout/account/initials.ts'
import { avatar, picture } from './Avatar.css.ts'

type AvatarProps = { fullName: string; name: string | null }

/** The person's picture, or the initials: without a network the picture may not come. */
export function Avatar({ fullName, name }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={avatar} aria-hidden="true">
      {name === null || name === failed ? (
        initialsOf(fullName)
      ) : (
        <img
          src={avatarAddress(name)}
          alt=""
          width={72}
          height={72}
          className={picture}
          onError={() => setFailed(name)}
        />
      )}
    </span>
  )
}
