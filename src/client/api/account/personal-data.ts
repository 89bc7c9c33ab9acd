import { deleteAccount as deleteCall, exportData, type PersonalData } from '#contract/account/profile.ts'
import { send } from '../http.ts'

/** Everything kept about the signed-in person; null for a wrong password. Throws `forbidden` while there is none. */
export async function fetchPersonalData(password: string): Promise<PersonalData | null> {
  return (await send(exportData, { body: { password } })).data ?? null
}

/** False for a wrong password. Throws `open-bookings`, and `forbidden` for people who work here. */
export async function deleteAccount(password: string): Promise<boolean> {
  return (await send(deleteCall, { body: { password } })).status === 200
}
