// A device that takes nothing more: known for a day. What is done about it is in make-room.ts, which few phones ever fetch.

import { day } from '#domain/rental/period.ts'
import { createLocalStore, useStore } from '#client/store/create-store.ts'

const key = 'wouri-storage-full'
const fullSince = createLocalStore(key)

const room = () => import('./make-room.ts')

/** True for a day after something did not fit: until then only the next booking is kept. */
export function isDeviceFull(): boolean {
  return Date.now() - Number(fullSince.get() ?? Number.NaN) < day
}

export function setFullness(isFull: boolean): void {
  fullSince.set(isFull ? String(Date.now()) : null)
}

export function useDeviceFull(): boolean {
  return useStore({ get: isDeviceFull, subscribe: fullSince.subscribe }, false)
}

/** Deletes every copy but the next booking. True when the failed write may be tried again. */
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
