import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StaffSupplier } from '#contract/staff/people/suppliers.ts'
import { render } from '#tests/support/render.tsx'
import { InvitationLinkSheet } from './InvitationLinkSheet.tsx'

const answer = vi.hoisted(() => ({ link: null as object | null, isMailed: true }))
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async () => answer,
}))

const supplier = { _id: 'nkam', name: 'Nkam Drive' } as StaffSupplier
const person = { _id: 'paul', fullName: 'Tagne Paul', email: 'paul@nkam.example' }
const url = 'https://wouri.example/activate?u=paul&t=token&l=fr'

beforeEach(() => Object.assign(answer, { link: { url, language: 'fr' }, isMailed: true }))

async function open() {
  await render(
    <InvitationLinkSheet supplier={supplier} person={person} phone="+237 671 23 45 68" onClose={() => {}} />,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  return document.body
}
const linksOf = (body: HTMLElement) => [...body.querySelectorAll('a')].map(({ href }) => href)

test('the link goes by WhatsApp and SMS, in the language of who is invited', async () => {
  const body = await open()
  const [whatsapp, sms] = linksOf(body)
  expect(whatsapp).toContain('https://wa.me/237671234568?text=Bonjour')
  expect(sms).toContain('sms:+237671234568?body=Bonjour')
  for (const each of [whatsapp, sms]) expect(decodeURIComponent(each!)).toContain(url)
  expect(body.textContent).toContain('on its way to paul@nkam.example')
})

test('a site that sends no email says so', async () => {
  answer.isMailed = false
  const { textContent } = await open()
  expect(textContent).toContain('paul@nkam.example gets nothing')
  expect(textContent).not.toContain('on its way')
})

test('who has a password needs no link', async () => {
  answer.link = null
  const body = await open()
  expect(body.textContent).toContain('Tagne Paul has a password already.')
  expect(linksOf(body)).toEqual([])
})
