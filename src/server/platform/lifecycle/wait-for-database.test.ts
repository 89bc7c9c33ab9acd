import { inject, expect, test } from 'vitest'
import { connect } from '#server/platform/db/connect.ts'
import { waitForDatabase } from './wait-for-database.ts'

const closed = { host: '127.0.0.1', port: 1, user: 'x', database: 'x' }

test('a database that answers is not waited for', async () => {
  const db = connect(inject('postgres'))
  const told: string[] = []
  await waitForDatabase(db, (message) => told.push(message))
  await db.destroy()
  expect(told).toEqual([])
})

test('one that is away is waited for and told once, and the limit ends it with the reason', async () => {
  const db = connect(closed)
  const told: string[] = []
  await expect(waitForDatabase(db, (message) => told.push(message), 1200)).rejects.toThrow('ECONNREFUSED')
  await db.destroy()
  expect(told).toEqual(['The database does not answer yet. Waiting for it.'])
})

test('one that refuses for good is not waited for', async () => {
  const db = connect({ ...inject('postgres'), database: 'there_is_no_such_database' })
  await expect(waitForDatabase(db, () => undefined)).rejects.toThrow('does not exist')
  await db.destroy()
})
