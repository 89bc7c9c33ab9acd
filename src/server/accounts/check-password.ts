// Comparing a password with the stored one, slow to guess whichever call is used.

import type { Limiter } from '../http/limits.ts'
import { isPassword } from './passwords.ts'

export type SignInLimits = { byAccount: Limiter; byAddress: Limiter }

type Account = { email: string; password_hash: string | null }
type Attempt = { password: string; address: string }

/**
 * True for the right password. Throws `too-many-requests`; wrong ones count together, at sign-in and everywhere else.
 * A try is counted before it is made and given back when it was right: of a thousand at once only the first few are made.
 */
export async function isOwnPassword(limits: SignInLimits, user: Account, { password, address }: Attempt): Promise<boolean> {
  // Counted for the pair of account and address, so that a stranger's guesses do not shut the owner out.
  const account = `${user.email} ${address}`
  await limits.byAccount.take(account)
  await limits.byAddress.take(address)
  let isWrong = false
  try {
    isWrong = !(await isPassword(password, user.password_hash))
    return !isWrong
  } finally {
    if (!isWrong) {
      await limits.byAccount.giveBack(account)
      await limits.byAddress.giveBack(address)
    }
  }
}
