// A card number belongs to the payment provider alone: no text field of any call takes one.

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { startServer } from '#tests/support/server.ts'

const card = '4242 4242 4242 4242'

/** Taken as they are: secrets are never shown, names of files, tokens and addresses of pages lead to nothing unknown. */
const noText =
  /(^|\.)(password|newPassword|currentPassword|confirmPassword|licence|licenceBack|token|accessToken|idToken|next)$/

/** Every field of a schema that takes any text, by its path. */
function openFields(schema: unknown, path: string): string[] {
  const { entries, wrapped, item, options, pipe } = schema as Record<string, unknown>
  if (entries)
    return Object.entries(entries).flatMap(([name, entry]) =>
      openFields(entry, path ? `${path}.${name}` : name),
    )
  if (item) return openFields(item, path)
  const inner = [
    wrapped,
    ...(Array.isArray(options) ? options : []),
    ...(Array.isArray(pipe) ? [pipe[0]] : []),
  ]
  const nested = inner
    .filter((each) => each && typeof each === 'object' && each !== schema && holdsObject(each))
    .flatMap((each) => openFields(each, path))
  const takes = (text: string) => v.safeParse(schema as v.GenericSchema, text).success
  return !path || !takes(card) ? nested : [...nested, path]
}
const holdsObject = (schema: unknown): boolean => {
  const { entries, wrapped, item } = schema as Record<string, unknown>
  return Boolean(entries) || Boolean(item) || (wrapped !== undefined && holdsObject(wrapped))
}

test('no field of a body accepts a card number', () => {
  const open = Object.values<Endpoint>(endpoints).flatMap(({ path, body }) =>
    body ? openFields(body, '').map((field) => `${path} ${field}`) : [],
  )
  expect(open.filter((field) => !noText.test(field.split(' ')[1]!))).toEqual([])
})

test('the walk finds a field that would', () => {
  const text = v.optional(v.pipe(v.string(), v.trim()))
  expect(
    openFields(
      v.object({ a: text, b: v.optional(v.object({ c: v.nullable(v.array(text)) })), d: v.number() }),
      '',
    ),
  ).toEqual(['a', 'b.c'])
})

test('it is refused on its field, and nothing is kept', async () => {
  const server = await startServer()
  const message = { from: 'visitor@else.example', subject: 'Pay', message: `Take it from ${card}, please.` }
  const response = await server.visitor()('POST', '/api/send-email', { payload: message })
  expect([response.statusCode, response.json().fields]).toEqual([400, { message: 'card-number-in-text' }])
  const ask = await server.as('driver@wouri.example')
  const profile = await ask('POST', '/api/update-user', {
    payload: { _id: 'amina-ngassa', fullName: `Amina ${card}`, bio: card },
  })
  expect([profile.statusCode, profile.json().fields]).toEqual([
    400,
    { fullName: 'card-number-in-text', bio: 'card-number-in-text' },
  ])
  expect(await server.db.selectFrom('contact_messages').selectAll().execute()).toEqual([])
  await server.close()
})
