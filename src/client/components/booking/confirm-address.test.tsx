import { afterEach, expect, test, vi } from 'vitest'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { render } from '#tests/support/render.tsx'
import { ConfirmAddress } from './ConfirmAddress.tsx'

const site = vi.hoisted(() => ({ sendsMail: true }))
vi.mock('#client/api/site/sends-mail.ts', () => ({ useSendsMail: () => site.sendsMail }))
afterEach(() => {
  site.sendsMail = true
})

const asked = { ...bookings.pending, confirmBy: new Date(Date.now() + 3_600_000).toISOString() }
const linksIn = (root: HTMLElement) =>
  [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

test('who is asked to confirm finds the mail, and can have it again', async () => {
  const { root } = await render(<ConfirmAddress booking={asked} />)
  expect(root.textContent).toContain('Check your mailbox')
  expect(root.textContent).toContain('Send the email again')
  expect(linksIn(root).filter((href) => href.startsWith('tel:'))).toEqual([])
})

test('on a site that sends no mail the agency is called, and no mail is spoken of', async () => {
  site.sendsMail = false
  const { root } = await render(<ConfirmAddress booking={asked} />)
  const { name, phone } = asked.supplier
  expect(root.querySelector('h2')!.textContent).toContain(`${name} confirms by`)
  expect(root.textContent).not.toMatch(/mailbox|Send the email/)
  expect(linksIn(root)).toContain(`tel:${phone}`)
})

test('what the agency has confirmed itself says nothing of an address', async () => {
  const { root, update } = await render(<ConfirmAddress booking={asked} />)
  await update(<ConfirmAddress booking={{ ...asked, confirmBy: null, status: 'reserved' }} />)
  expect(root.textContent).toBe('')
  await update(<ConfirmAddress booking={{ ...asked, confirmBy: null }} />)
  expect(root.textContent).toContain('Your address is confirmed.')
})
