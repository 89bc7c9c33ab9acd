// The table of section 7 of the specification. Each row has a block of its own beside this file, with the questions that
// are asked here; fails with the name of a row without a block, or of a block without a question.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Question = 'works' | 'wrong input' | 'signed out' | "somebody else's"

const everybody: readonly Question[] = ['works', 'wrong input', 'signed out']
/** A call that names a person, a file or a secret, which may be another's. */
const owned: readonly Question[] = [...everybody, "somebody else's"]

const table: readonly (readonly [row: string, questions: readonly Question[]])[] = [
  ['POST /api/sign-up', owned],
  ['GET /api/check-token/{appType}/{userId}/{email}/{token}', owned],
  ['DELETE /api/delete-tokens/{userId}', owned],
  ['POST /api/resend/{appType}/{email}/{reset flag}', everybody],
  ['POST /api/activate', owned],
  ['POST /api/validate-email', everybody],
  ['POST /api/sign-in/frontend', owned],
  ['POST /api/sign-out', owned],
  ['POST /api/validate-access-token', everybody],
  ['POST /api/resend-link', owned],
  ['POST /api/update-language', owned],
  ['GET /api/user/{id}', owned],
  ['POST /api/update-user', owned],
  ['POST /api/update-email-notifications', owned],
  ['POST /api/update-avatar/{userId}', owned],
  ['POST /api/delete-avatar/{userId}', owned],
  ['GET /api/check-password/{userId}/{password}', owned],
  ['POST /api/change-password', owned],
  ['POST /api/send-email', everybody],
  ['GET /api/has-password/{userId}', owned],
  ['POST /api/create-license', everybody],
  ['POST /api/update-license/{id}', owned],
  ['POST /api/delete-license/{id}', owned],
  ['POST /api/delete-temp-license/{file}', owned],
  ['POST /api/verify-recaptcha/{token}/{ip}', everybody],
  ['POST /api/mark-Notifications-as-read/{userId}', owned],
  ['POST /api/mark-Notifications-as-unread/{userId}', owned],
  ['POST /api/delete-Notifications/{userId}', owned],
  ['GET /api/Notifications/{userId}/{page}/{pageSize}', owned],
  ['GET /api/notification-counter/{userId}', owned],
  ['GET /api/settings', ['works', 'signed out']],
]

/** Row to the text of its block: from `describe('ROW'` to the next one. */
const blocks = new Map<string, string>()
for (const name of readdirSync(import.meta.dirname).filter((file) => file !== 'table.test.ts')) {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8')
  for (const block of text.split(/^(?=describe\()/m).slice(1)) {
    const row = /^describe\('(.+?)',/.exec(block)?.[1]
    if (row !== undefined) blocks.set(row, block)
  }
}

/** The part of a row's path before its first parameter, as a request spells it. */
const spelling = (row: string) => row.split(' ')[1]!.split('{')[0]!

test.each(table)('%s is asked: %j', (row, questions) => {
  const block = blocks.get(row)
  expect(block, 'no block of tests').toBeDefined()
  expect(block).toContain(spelling(row))
  const titles = [
    ...block!.matchAll(/(['"`])((?:works|wrong input|signed out|somebody else's): .+?)\1,/g),
  ].map((match) => match[2]!)
  const asked = questions.filter((question) => titles.some((title) => title.startsWith(`${question}: `)))
  expect(asked).toEqual(questions)
})

test('the table has its thirty-one rows, and no block is about anything else', () => {
  expect(table).toHaveLength(31)
  expect([...blocks.keys()].sort()).toEqual(table.map(([row]) => row).sort())
})
