import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { expect, test, vi } from 'vitest'
import { languages, type Language } from '#domain/language.ts'
import { randomFrom } from '#tests/support/random.ts'
import { createCatalogState } from './catalog-state.ts'

const parts = ['app', 'home', 'search', 'booking', 'staff', 'manage'] as const
type Part = (typeof parts)[number]

const seed = Number(process.env['SEED'] ?? 20_271)
const orders = Number(process.env['ORDERS'] ?? 200)

/** A fetch that is answered when the test says so. */
type Travelling = { part: Part; language: Language; arrive: () => void; fail: () => void }

function world() {
  const i18n = setupI18n({ missing: (_locale, id) => `the id ${id}` })
  const travelling: Travelling[] = []
  const fetchPart = (part: Part, language: Language) =>
    new Promise<Messages>((resolve, reject) => {
      const one = {
        part,
        language,
        arrive: () => (leave(one), resolve({ [part]: `${part} in ${language}` })),
        fail: () => (leave(one), reject(new TypeError('Failed to fetch'))),
      }
      travelling.push(one)
    })
  const leave = (one: Travelling) => travelling.splice(travelling.indexOf(one), 1)
  return { i18n, travelling, state: createCatalogState<Part>(i18n, 'app', fetchPart) }
}

/** Lets everything go on that waits for nothing from outside. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

async function arriveAll({ travelling }: ReturnType<typeof world>) {
  await settle()
  for (let next = travelling[0]; next !== undefined; next = travelling[0]) {
    next.arrive()
    await settle()
  }
}

/** An id written where it is used would be taken for a text of the interface. */
const textOf = (i18n: I18n, part: Part) => i18n._(part)

/** What is wrong with the texts of the screens that are there: an id, or another language than the active one. */
const wrongTexts = (i18n: I18n, there: Iterable<Part>) =>
  [...there].map((part) => i18n._(part)).filter((text) => !text.endsWith(` in ${i18n.locale}`))

async function play(random: () => number): Promise<{ wrong: string[]; log: string[] }> {
  const each = world()
  const { i18n, state, travelling } = each
  const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)]!
  const there = new Set<Part>(['app'])
  const log: string[] = []
  const wrong: string[] = []
  let last = pick(languages)
  void state.activate(last)
  await arriveAll(each)
  for (let step = 0; step < 14; step += 1) {
    const act = random()
    if (act < 0.2) {
      last = pick(languages)
      log.push(`language ${last}`)
      void state.activate(last)
    } else if (act < 0.5) {
      const part = pick(parts)
      log.push(`part ${part}`)
      void state.add(part).then(() => there.add(part))
    } else if (travelling.length > 0) {
      const next = pick(travelling)
      log.push(`arrives ${next.part} in ${next.language}`)
      next.arrive()
    }
    if (random() < 0.6) await settle()
    wrong.push(...wrongTexts(i18n, there))
  }
  await settle()
  while (travelling.length > 0) {
    pick(travelling).arrive()
    await settle()
    wrong.push(...wrongTexts(i18n, there))
  }
  if (i18n.locale !== last) wrong.push(`${i18n.locale} instead of ${last}`)
  const asked = log.flatMap((line) => (line.startsWith('part ') ? [line.slice(5) as Part] : []))
  wrong.push(...wrongTexts(i18n, asked))
  return { wrong, log }
}

test(`in ${orders} orders of what travels (SEED=${seed}) every screen always speaks the active language, at last the one chosen last`, async () => {
  const random = randomFrom(seed)
  const bad: unknown[] = []
  for (let order = 0; order < orders; order += 1) {
    const { wrong, log } = await play(random)
    if (wrong.length > 0) bad.push({ order, wrong: [...new Set(wrong)], log })
  }
  expect(bad).toEqual([])
}, 30_000)

test('a part that comes in the language before is asked for again in the one that is active', async () => {
  const each = world()
  const { i18n, state, travelling } = each
  void state.activate('en')
  await arriveAll(each)
  const added = state.add('staff')
  void state.activate('fr')
  await settle()
  travelling.find(({ language }) => language === 'fr')!.arrive()
  await settle()
  expect(i18n.locale).toBe('fr')
  await arriveAll(each)
  await added
  expect(textOf(i18n, 'staff')).toBe('staff in fr')
})

test('a language of which one part cannot be fetched is not shown at all', async () => {
  const each = world()
  const { i18n, state, travelling } = each
  void state.activate('en')
  void state.add('staff')
  await arriveAll(each)
  const failed = vi.fn<(error: unknown) => void>()
  state.activate('fr').catch(failed)
  await settle()
  travelling.find(({ part }) => part === 'staff')!.fail()
  await arriveAll(each)
  expect(failed).toHaveBeenCalledOnce()
  expect([i18n.locale, textOf(i18n, 'app'), textOf(i18n, 'staff')]).toEqual([
    'en',
    'app in en',
    'staff in en',
  ])

  // What could not be fetched keeps no other language away.
  void state.activate('es')
  await arriveAll(each)
  expect([textOf(i18n, 'app'), textOf(i18n, 'staff')]).toEqual(['app in es', 'staff in es'])
})

test('a part that cannot be fetched is an error of who asked for it, and is not missing from the next language', async () => {
  const each = world()
  const { i18n, state, travelling } = each
  void state.activate('en')
  await arriveAll(each)
  const failed = vi.fn<(error: unknown) => void>()
  state.add('staff').catch(failed)
  await settle()
  travelling[0]!.fail()
  await settle()
  expect(failed).toHaveBeenCalledOnce()
  void state.activate('fr')
  await settle()
  expect(travelling.map(({ part }) => part)).toEqual(['app'])
  await arriveAll(each)
  expect(i18n.locale).toBe('fr')
})

test('whoever changes back at once stays where they were', async () => {
  const each = world()
  const { i18n, state } = each
  void state.activate('en')
  await arriveAll(each)
  const toFrench = state.activate('fr')
  expect(await state.activate('en')).toBe(true)
  await arriveAll(each)
  expect([await toFrench, i18n.locale]).toEqual([false, 'en'])
})
