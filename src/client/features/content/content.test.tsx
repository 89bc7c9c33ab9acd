// What is there to be read: questions, about, terms, privacy and cookies, in three languages.

import { screen, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { languages } from '#domain/language.ts'
import { openScreen } from '#tests/support/screen.tsx'
import { opening, wordsIn } from '#tests/support/words.ts'

/** Address, title, and how many parts it has. */
const articles = [
  ['/about', 'About Wouri', 6],
  ['/tos', 'Terms of use', 11],
  ['/privacy', 'Privacy policy', 9],
  ['/cookie-policy', 'Cookie policy', 4],
] as const

const inEveryLanguage = articles.flatMap((article) =>
  languages.map((language) => [language, ...article] as const),
)
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const parts = () => within(screen.getByRole('article')).getAllByRole('heading', { level: 2 })

test.each(inEveryLanguage)(
  'in %s %s has its title, its parts and links to them',
  async (language, path, title, count) => {
    const words = wordsIn(language)
    await openScreen(`${path}?l=${language}`)
    await screen.findByRole('heading', { level: 1, name: words(title) })
    expect(parts()).toHaveLength(count)
    const contents = within(screen.getByRole('navigation', { name: words('On this page') }))
    const links = contents.getAllByRole('link')
    expect(textsOf(links)).toEqual(textsOf(parts()))
    for (const link of links) expect(document.querySelectorAll(link.getAttribute('href')!)).toHaveLength(1)
  },
)

test.each(languages)(
  'in %s there are four questions with their answers, and where more are answered',
  async (language) => {
    const words = wordsIn(language)
    await openScreen(`/faq?l=${language}`)
    const more = await screen.findByRole('link', { name: words('More questions?') })
    expect(more.getAttribute('href')).toMatch(/^\/contact/)
    const questions = [...document.querySelectorAll<HTMLDetailsElement>('main details')]
    expect(questions).toHaveLength(4)
    expect(questions[0]!.open).toBe(true)
    expect(questions[0]!.textContent).toContain(
      opening(
        words(
          'A driving licence that is valid on the day, for each driver, and a national identity card or a passport in the same name. Bring the originals: the agency compares them with you at the counter.',
        ),
      ),
    )
    expect([...document.querySelectorAll('#age p')].at(-1)!.textContent).toContain('21')
  },
)

test('the privacy policy has the nine sections in their order, numbered', async () => {
  await openScreen('/privacy')
  await screen.findByRole('heading', { level: 1 })
  const titles = textsOf(parts())
  expect(titles.map((title) => title.split('. ')[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  const about = [
    /collect/,
    /use/,
    /protect/,
    /share/,
    /under 13/,
    /change/i,
    /rights/,
    /reach us/,
    /acknowledg/i,
  ]
  about.forEach((subject, index) => expect(titles[index]).toMatch(subject))
})

test('an address that names a question opens it and brings it into view', async () => {
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openScreen('/faq#cancellation')
  await screen.findByRole('heading', { level: 1 })
  await vi.waitFor(() => expect(intoView.mock.contexts).toContain(document.querySelector('#cancellation')))
  expect(document.querySelector<HTMLDetailsElement>('#cancellation')!.open).toBe(true)
  intoView.mockRestore()
})

test('an address that is no screen says so, under one name everywhere', async () => {
  await openScreen('/no-such-page')
  await screen.findByRole('heading', { name: 'Nothing to see here!' })
  await vi.waitFor(() => expect(document.title).toBe('Nothing to see here! · Wouri'))
  expect(document.body.textContent).not.toContain('Not found')
})
