// Session actions: begin at the start of the app, check again, become somebody, sign out. session.ts loads it.

import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { User } from '#contract/account/account.ts'
import { minute } from '#domain/rental/period.ts'
import { accountQueries } from '#client/api/account/account.ts'
import { isSignOutPending, markSignOutPending, settleSignOut } from '#client/api/account/pending-sign-out.ts'
import { isOnline, subscribeConnection } from '#client/api/connection.ts'
import { carryDrafts } from '#client/storage/draft.ts'
import { readPersisted } from '#client/storage/query-persister.ts'
import { makeRoom } from '#client/storage/full.ts'
import { whenFull } from '#client/storage/database.ts'
import { checkOwner, guest, openUserStore } from '#client/storage/user-store.ts'
import { currentEpoch, nextEpoch } from '../api/epoch.ts'
import { askAgain, forget, forgetQueries } from './forget.ts'
import { onOtherTabs, notifyOtherTabs } from './session-channel.ts'
import { onUnauthorized } from '../api/signals.ts'
import { announceSignIn, changeSession, currentSession } from './session-state.ts'
import { readStoredUser, writeStayConnected, writeStoredUser } from '../storage/stored-user.ts'
import { confirm, leaveQuietly, verify, verifyToken } from './verify.ts'

export { reportLanguage } from './save-language.ts'

let checkedAt = 0

/** Resolves once the stored record has been read; the server is asked afterwards. */
export async function begin(queryClient: QueryClient): Promise<void> {
  listen()
  whenFull(makeRoom)
  checkOwner((person) => (readStoredUser()?._id ?? guest) === person)
  if (isSignOutPending()) void settleSignOut().catch(() => undefined)
  await resume(queryClient)
}

let isAsking = false
let isDue = false

/**
 * Asks whether the session still holds: one light call, and once a minute the record as well. One question at a time: what
 * comes meanwhile is one more question behind it. Asks nothing for a visitor or without a network.
 */
export function revalidate(now = Date.now()): void {
  if (readStoredUser() === null || !isOnline()) return
  isDue = isAsking
  if (isAsking) return
  isAsking = true
  const isRecordOld = now - checkedAt >= minute
  if (isRecordOld) checkedAt = now
  void (isRecordOld ? verify() : verifyToken()).finally(() => {
    isAsking = false
    if (isDue) revalidate()
  })
}

async function resume(queryClient: QueryClient): Promise<void> {
  const stored = readStoredUser()
  if (stored === null) return
  openUserStore(stored._id)
  const { queryKey } = accountQueries.me(stored._id)
  const kept = v.safeParse(User, await readPersisted(queryKey))
  if (kept.success) {
    queryClient.setQueryData(queryKey, kept.output)
    changeSession({ user: kept.output, state: 'unverified' })
  }
  revalidate()
}

function listen(): void {
  onUnauthorized(({ code, epoch }) => {
    if (epoch === currentEpoch() && readStoredUser() !== null) void leaveQuietly(code)
  })
  subscribeConnection(() => {
    if (isOnline() && isSignOutPending()) void settleSignOut().catch(() => undefined)
    if (isOnline() && currentSession().state === 'unverified') void verify()
  })
  onOtherTabs((word) => {
    if (word === 'left') void forget().then(askAgain)
    // Another person's screens are of no use here: begin again with what the device now knows.
    else window.location.reload()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page brought back by "Back" still shows who was here when it was left.
    if (persisted && (readStoredUser()?._id ?? null) !== (currentSession().user?._id ?? null))
      window.location.reload()
  })
}

/** After a successful sign-in: makes this the current person. */
export async function enter(user: User, stays: boolean): Promise<void> {
  nextEpoch()
  checkedAt = Date.now()
  writeStoredUser(user)
  writeStayConnected(stays)
  openUserStore(user._id)
  await carryDrafts(guest, user._id)
  forgetQueries()
  await confirm(user)
  notifyOtherTabs('joined')
  await announceSignIn(user).catch(() => undefined)
  void askAgain().catch(() => undefined)
}

/** The device is empty when this resolves. Offline the server is called first thing next time. */
export async function signOut(): Promise<void> {
  // From here on every other call waits until the server knows: none can still read with the old cookie.
  markSignOutPending()
  notifyOtherTabs('left')
  await forget({ withGuests: true })
  await settleSignOut().catch(() => undefined)
  void askAgain().catch(() => undefined)
}
