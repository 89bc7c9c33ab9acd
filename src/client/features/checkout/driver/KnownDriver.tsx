import { Trans } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import type { User } from '#contract/account.ts'
import { detail, driver, emblem, name } from './KnownDriver.css.ts'
import { readablePhone } from '#domain/people/phone.ts'

/** Somebody signed in is not asked what is already known. */
export function KnownDriver({ user }: { user: User }) {
  return (
    <div className={driver}>
      <span className={emblem}>
        <UserRound size={20} strokeWidth={1.5} aria-hidden />
      </span>
      <div>
        <p className={detail}>
          <Trans>Booking as</Trans>
        </p>
        <p className={name}>{user.fullName}</p>
        <p className={detail}>{user.email}</p>
        {user.phone !== null && <p className={detail}>{readablePhone(user.phone)}</p>}
      </div>
    </div>
  )
}
