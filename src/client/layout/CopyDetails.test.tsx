import { afterEach, expect, test, vi } from 'vitest'
import { runningBuild } from '#client/pwa/update.ts'
import { press, render } from '#tests/support/render.tsx'
import { CopyDetails } from './CopyDetails.tsx'

afterEach(() => history.replaceState(null, '', '/'))

test('what is copied of an error: its message, the build and the path, without what a link carries', async () => {
  history.replaceState(null, '', '/activate?t=secret#more')
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { root } = await render(<CopyDetails error={new TypeError('x is undefined')} />)
  await press(root.querySelector('button'))
  expect(written.mock.calls).toEqual([[`TypeError: x is undefined\n${runningBuild ?? ''}\n/activate`]])
})
