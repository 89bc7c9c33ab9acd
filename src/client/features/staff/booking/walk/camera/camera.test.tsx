// The live camera of a walk where there is none, where it is not allowed, and when it is put away.

import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { shrinkAside } from '#client/components/inspections/camera/shrink-aside.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { openUserStore } from '#client/storage/user-store.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { press, render } from '#tests/support/render.tsx'
// Its code is here before it is asked for.
import './CameraSheet.tsx'
import { emptyWalk } from '../draft/walk-draft.ts'
import { PicturesStep } from '../steps/PicturesStep.tsx'
import { walkTermsOf } from '../walk-terms.ts'

vi.mock('#client/components/inspections/camera/shrink-aside.ts', () => ({ shrinkAside: vi.fn() }))

const booking = { ...bookings.pending, _id: 'b1' } as unknown as StaffBooking
const terms = walkTermsOf('out', booking, [])

function Step() {
  const [draft, setDraft] = useState(emptyWalk)
  return (
    <PicturesStep
      kind="out"
      booking={booking}
      draft={draft}
      terms={terms}
      change={(part, onKept) => {
        setDraft((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }))
        onKept?.()
      }}
    />
  )
}

const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
let getUserMedia = vi.fn(refused)

/** A phone, whose browser says this of the camera. */
function phone(permission: PermissionState, pointer = 'coarse'): void {
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia },
    permissions: { query: async () => ({ state: permission }) },
    language: 'en',
  })
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === `(pointer: ${pointer})`,
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  )
}
/** A camera that answers when it is told to. */
function slowCamera() {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() })
  const stream = { getTracks: () => [track] } as unknown as MediaStream
  let answer = () => {}
  getUserMedia.mockImplementation(() => new Promise((resolve) => (answer = () => resolve(stream as never))))
  return { track, answer: () => act(async () => answer()) }
}
const shows = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  })

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const input = (place: string, root: ParentNode = document) =>
  root.querySelector<HTMLInputElement>(`input[aria-label^="${place}:"]`)!
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
const close = () => press(dialog()!.querySelector('[aria-label=Close]'))
async function choose(camera: HTMLInputElement): Promise<void> {
  Object.defineProperty(camera, 'files', { value: [new File(['x'], 'x.jpg')], configurable: true })
  await act(async () => camera.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}
async function opened(): Promise<void> {
  await render(<Step />)
  await settled()
  await press(input('Front'))
  await settled()
}

let pictures = 0
beforeEach(() => {
  storeInMemory()
  openUserStore('desk')
  getUserMedia = vi.fn(refused)
  pictures = 0
  vi.mocked(shrinkAside).mockImplementation(async () => ({
    bytes: new Uint8Array([1]).buffer,
    sha256: `${(pictures += 1)}`.repeat(64),
  }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('not allowed, it says so, and the camera of the phone takes one side after the other', async () => {
  phone('prompt')
  await opened()
  expect(dialog()!.textContent).toContain('it was not allowed, or something else is using it')
  expect(dialog()!.querySelector('video')).toBeNull()
  const camera = input('Front', dialog()!)
  expect(camera.getAttribute('capture')).toBe('environment')
  await choose(camera)
  expect(input('Right side', dialog()!)).not.toBeNull()
  await close()
  expect(input('Front').getAttribute('aria-label')).toBe('Front: take it again')
  // From here on a press opens the phone's own camera at once.
  await press(input('Rear'))
  expect(dialog()).toBeNull()
  expect(getUserMedia).toHaveBeenCalledTimes(1)
})

test.each([
  ['refused before', () => phone('denied')],
  ['at a desk', () => phone('granted', 'fine')],
])('%s, the camera is not asked for', async (_, device) => {
  device()
  await opened()
  expect(dialog()).toBeNull()
  expect(input('Front').getAttribute('aria-haspopup')).toBeNull()
  expect(getUserMedia).not.toHaveBeenCalled()
})

test('put away before it answered, it is off', async () => {
  phone('granted')
  const { track, answer } = slowCamera()
  await opened()
  expect(getUserMedia).toHaveBeenCalledTimes(1)
  await close()
  await answer()
  expect(track.stop).toHaveBeenCalledTimes(1)
})

test('it is off while another app is seen, and comes back with this one', async () => {
  phone('granted')
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue()
  const { track, answer } = slowCamera()
  await opened()
  await answer()
  expect(track.stop).not.toHaveBeenCalled()
  await shows('hidden')
  expect(track.stop).toHaveBeenCalledTimes(1)
  await shows('visible')
  expect(getUserMedia).toHaveBeenCalledTimes(2)
  await answer()
  expect(dialog()!.querySelector('video')).not.toBeNull()
  await act(async () => track.dispatchEvent(new Event('ended')))
  expect(dialog()!.querySelector('video')).toBeNull()
})
