import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { openUserStore } from '#client/storage/user-store.ts'
import { walkDraftOf } from '#client/storage/walks/walk-draft.ts'
import { press, render } from '#tests/support/render.tsx'
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx'

const signOut = vi.fn<(way: string) => Promise<void>>(async () => undefined)

function Leave() {
  return (
    <AskBeforeLeaving leave={signOut} isBusy={false}>
      {(press) => (
        <button type="button" onClick={() => press('here')}>
          Sign out
        </button>
      )}
    </AskBeforeLeaving>
  )
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

beforeEach(() => {
  storeInMemory()
  openUserStore('desk')
  signOut.mockClear()
})

test('where nothing is lost nothing is asked', async () => {
  const { root } = await render(<Leave />)
  await press(root.querySelector('button'))
  await settled()
  expect(signOut).toHaveBeenCalledTimes(1)
})

test('a walk that is not sent is deleted by the second press alone, and kept by who stays', async () => {
  await walkDraftOf('out-b1', v.string()).save('begun')
  const { root } = await render(<Leave />)
  const button = (name: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  await press(button('Sign out'))
  await settled()
  expect(root.querySelector('[role=alert]')!.textContent).toContain('deletes them')
  expect(signOut).not.toHaveBeenCalled()
  await press(button('Stay signed in'))
  await press(button('Sign out'))
  await settled()
  await press(button('Delete them and sign out'))
  expect(signOut).toHaveBeenCalledTimes(1)
})
