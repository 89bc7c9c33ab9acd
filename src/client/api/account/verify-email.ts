import { resendLink } from '#contract/account/sign-up.ts'
import { send } from '../http.ts'

/** False when the address is verified already. Throws `too-many-requests`. */
export async function sendValidationMail(): Promise<boolean> {
  return (await send(resendLink, {})).status === 200
}
