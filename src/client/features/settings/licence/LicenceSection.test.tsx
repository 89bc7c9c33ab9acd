import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { removeLicenceBack, replaceLicence, replaceLicenceBack } from '#client/api/account/licences.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import { verify } from '#client/session/verify.ts'
import { aUser } from '#tests/fixtures/site.ts'
import { press, render } from '#tests/support/render.tsx'
import { LicenceSection } from './LicenceSection.tsx'

vi.mock('#client/api/account/licences.ts', async (original) => ({
  ...(await original<object>()),
  removeLicenceBack: vi.fn(async () => undefined),
  replaceLicence: vi.fn(async () => 'new-front.jpg'),
  replaceLicenceBack: vi.fn(async () => 'new-back.pdf'),
}))
vi.mock('#client/session/keep-record.ts', () => ({ keepRecord: vi.fn(async () => undefined) }))
vi.mock('#client/session/verify.ts', async (original) => ({
  ...(await original<object>()),
  verify: vi.fn(async () => undefined),
}))

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const words = (element: Element) => element.textContent.replace(/\s+/g, ' ')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => words(each).trim() === name)!
const links = (root: Element) => [...root.querySelectorAll('a')].map((each) => each.getAttribute('href'))
async function choose(root: Element, field: string) {
  const input = root.querySelector<HTMLInputElement>(`#${field} input:not([capture])`)!
  const file = new File(['x'], 'side.pdf', { type: 'application/pdf' })
  Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  await settle()
}
const open = async (sides: { license: string | null; licenseBack?: string }) =>
  (await render(<LicenceSection user={aUser(sides)} />)).root
const kept = () => vi.mocked(keepRecord).mock.calls.map(([, changes]) => changes)
beforeEach(() => vi.clearAllMocks())

test('both sides are shown, and each is opened, replaced and deleted by itself', async () => {
  const root = await open({ license: 'front.jpg', licenseBack: 'back.jpg' })
  expect(links(root)).toEqual(['/api/licenses/front.jpg', '/api/licenses/back.jpg'])
  await press(button('Replace the back of your licence'))
  expect(root.querySelector('#licence-back legend')!.textContent).toBe('New back of the licence')
  expect(links(root)).toEqual(['/api/licenses/front.jpg'])
  await choose(root, 'licence-back')
  expect([vi.mocked(replaceLicenceBack).mock.calls.length, kept()]).toEqual([
    1,
    [{ licenseBack: 'new-back.pdf' }],
  ])

  await press(button('Replace your licence'))
  await choose(root, 'licence-file')
  expect([vi.mocked(replaceLicence).mock.calls.length, kept().at(-1)]).toEqual([
    1,
    { license: 'new-front.jpg' },
  ])

  await press(button('Delete the back of your licence'))
  await press(button('Delete'))
  await settle()
  expect([vi.mocked(removeLicenceBack).mock.calls.length, kept().at(-1)]).toEqual([
    1,
    { licenseBack: undefined },
  ])
})

test('without a licence nothing asks for its back; beside a front one may add it', async () => {
  const none = await open({ license: null })
  expect([none.querySelector('#licence-file') === null, none.querySelector('#licence-back')]).toEqual([
    false,
    null,
  ])
  const root = await open({ license: 'front.jpg' })
  expect(links(root)).toEqual(['/api/licenses/front.jpg'])
  await choose(root, 'licence-back')
  expect(kept()).toEqual([{ licenseBack: 'new-back.pdf' }])
})

test('a front that was deleted elsewhere is learned of when its back is sent', async () => {
  vi.mocked(replaceLicenceBack).mockRejectedValueOnce(new CallFailure('licence-required'))
  const root = await open({ license: 'front.jpg' })
  await choose(root, 'licence-back')
  expect([vi.mocked(verify).mock.calls.length, kept()]).toEqual([1, []])
})
