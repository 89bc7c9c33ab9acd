// Texts as locales/VOICE.md wants them written: their spaces, signs and terms. And letters of the product's sizes alone.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../locales')
const client = resolve(import.meta.dirname, '../src/client')

function textsIn(language: string, isMeant: (name: string) => boolean = () => true): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${language}.`) && isMeant(name))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/^msgstr ".*"$/gm) ?? [])
    .map((line) => JSON.parse(line.slice('msgstr '.length)) as string)
}

test('French keeps its signs on the line of the word before', () => {
  const wrong = [/[ \u202F]:/, /[ \u00A0][;!?]/, /«[^\u00A0]/, /[^\u00A0]»/]
  expect(textsIn('fr').filter((text) => wrong.some((sign) => sign.test(text)))).toEqual([])
})

test('Spanish opens what it closes', () => {
  const count = (text: string, sign: string) => text.split(sign).length - 1
  const unopened = (text: string) =>
    count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!')
  expect(textsIn('es').filter(unopened)).toEqual([])
})

test.each(['en', 'fr', 'es'])('no dash stands for a comma in %s', (language) => {
  expect(textsIn(language).filter((text) => / — /.test(text))).toEqual([])
})

test('drivers rent from rental agencies: only the pages of staff say supplier', () => {
  const ofDrivers = textsIn('en', (name) => !/\.(staff|manage)\./.test(name))
  expect(ofDrivers.length).toBeGreaterThan(1000)
  expect(ofDrivers.filter((text) => /supplier/i.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
})

test('English writes email without a dash', () => {
  expect(textsIn('en').filter((text) => /e-mail/i.test(text))).toEqual([])
})

test.each(['fr', 'es'])('what cancels a booking is named like nothing else in %s', (language) => {
  const entries = readdirSync(folder)
    .filter((name) => name.startsWith(`${language}.`))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n\n').slice(1))
  const cancelling = entries.filter((entry) => /^msgstr "\P{L}*(annul|anul|cancel)/imu.test(entry))
  expect(cancelling.length).toBeGreaterThan(10)
  expect(cancelling.filter((entry) => !/^msgid ".*cancel/im.test(entry))).toEqual([])
})

test('the sizes of letters and lines stand in ui alone: no other file writes one', () => {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^ui\//.test(name))
  const written = files.flatMap((name) =>
    [...readFileSync(join(client, name), 'utf8').matchAll(/\b(fontSize|lineHeight|font): *['"`\d.].*/g)].map(
      ([line]) => `${name}: ${line}`,
    ),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(written).toEqual([])
})
