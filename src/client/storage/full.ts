// A device that takes nothing more: known for a day. What is done about it is in make-room.ts, which few phones ever fetch.

import { day } from '#domain/rental/period.ts'
import { eraseLocal, readLocal, writeLocal } from '../store/local-storage.ts'

const key = 'wouri-storage-full'
/** Of the window, when it became full or not full any more. */
export const fullnessEvent = 'fullness'

const room = () => import('./make-room.ts')

/** True for a day after something did not fit: until then only the next booking is kept. */
export function isDeviceFull(): boolean {
  return Date.now() - Number(readLocal(key) ?? Number.NaN) < day
}

export function setFullness(isFull: boolean): void {
  if (isFull) writeLocal(key, String(Date.now()))
  else eraseLocal(key)
  dispatchEvent(new Event(fullnessEvent))
}

/** Gives up every copy but the next booking. True: what did not fit may be tried again. */
export async function makeRoom(): Promise<boolean> {
  setFullness(true)
  return room().then(
    ({ keepOnlyNext }) => keepOnlyNext(),
    () => false,
  )
}

/** Whether an answer is worth its room, by the name it is kept under. */
export async function isWorthKeeping(name: string, value: unknown): Promise<boolean> {
  return (
    !isDeviceFull() ||
    room().then(
      ({ isNext }) => isNext(name, value),
      () => false,
    )
  )
}
