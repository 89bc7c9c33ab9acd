// Comparing a password with the stored one, slow to guess whichever call is used.

import { takeAll, type Limiter } from '#server/platform/http/limits/limits.ts'
import { isPassword } from './passwords.ts'

/** Strangers share one count for an account, and one for an address; each device and session of the owner has its own. */
export type SignInLimits = { byAccount: Limiter; byAddress: Limiter; byKnownDevice: Limiter }

type Account = { email: string; password_hash: string | null }

export type PasswordAttempt = {
  password: string
  address: string
  /** Names the device or session that the account has used before; null for a stranger. */
  known: string | null
}

/**
 * True for the right password. Throws `too-many-requests`; wrong ones count together, at sign-in and everywhere else.
 * A try is counted before it is made and given back when it was right: of a thousand at once only the first few are made.
 */
export async function isOwnPassword(
  limits: SignInLimits,
  user: Account,
  attempt: PasswordAttempt,
): Promise<boolean> {
  const { password, address, known } = attempt
  const giveBack = await takeAll(
    known === null
      ? [
          [limits.byAddress, address],
          [limits.byAccount, user.email],
        ]
      : [[limits.byKnownDevice, `${user.email} ${known}`]],
  )
  let isWrong = false
  try {
    isWrong = !(await isPassword(password, user.password_hash))
    return !isWrong
  } finally {
    if (!isWrong) await giveBack()
  }
}
