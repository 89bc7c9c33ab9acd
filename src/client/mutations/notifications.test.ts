import { describe, expect, test } from 'vitest'
import {
  noChanges,
  refused,
  sendable,
  settled,
  shownRows,
  shownUnread,
  withAct,
  type Act,
} from './notifications.ts'

const unread = { _id: 'n1', isRead: false }
const read = { _id: 'n2', isRead: true }
const rows = [unread, read]
const remove: Act = { act: 'delete', heldUntil: 1_000 }

describe('what a person does shows at once', () => {
  test('marked, unmarked and deleted', () => {
    const changes = withAct(withAct(noChanges, rows, { act: 'read' }), [read], remove)
    expect(shownRows(rows, changes)).toEqual([{ _id: 'n1', isRead: true }])
    expect(shownRows(rows, withAct(changes, [{ _id: 'n1', isRead: true }], { act: 'unread' }))).toEqual([
      unread,
    ])
  })

  test('an untouched row is the same row', () => {
    expect(shownRows(rows, withAct(noChanges, [unread], { act: 'read' }))[1]).toBe(read)
  })

  test.each([
    ['reading one', 'read', [unread], 2],
    ['reading one that was read', 'read', [read], 3],
    ['unreading one that was read', 'unread', [read], 4],
    ['unreading one that was not', 'unread', [unread], 3],
  ] as const)('%s counts', (_, act, which, count) => {
    expect(shownUnread(3, withAct(noChanges, which, { act }))).toBe(count)
  })

  test('only a deleted unread one leaves the count, once', () => {
    expect(shownUnread(3, withAct(noChanges, rows, remove))).toBe(2)
    expect(shownUnread(3, withAct(withAct(noChanges, [unread], { act: 'read' }), [unread], remove))).toBe(2)
  })

  test('the count is never below zero', () => {
    expect(shownUnread(0, withAct(noChanges, [unread], { act: 'read' }))).toBe(0)
  })
})

describe('a deletion that is undone', () => {
  test('leaves nothing behind', () => {
    expect(withAct(withAct(noChanges, rows, remove), rows, { act: 'undelete' })).toEqual(noChanges)
  })

  test('comes back as it was, whatever was done to all the others meanwhile', () => {
    const changes = withAct(withAct(noChanges, [unread], remove), [unread], { act: 'read' })
    expect(withAct(changes, [unread], { act: 'undelete' })).toEqual(noChanges)
  })

  test('leaves what was done before it', () => {
    const before = withAct(noChanges, [unread], { act: 'read' })
    expect(withAct(withAct(before, [unread], remove), [unread], { act: 'undelete' })).toEqual(before)
  })
})

describe('what can go out', () => {
  test('a deletion waits until it can no longer be undone', () => {
    const changes = withAct(noChanges, [unread], remove)
    expect(sendable(changes, 999)).toEqual({ deleted: [], read: [], unread: [] })
    expect(sendable(changes, 1_000)).toEqual({ deleted: ['n1'], read: [], unread: [] })
  })

  test('the last word on a row counts, and a deleted one is not marked', () => {
    const changes = withAct(
      withAct(withAct(noChanges, rows, { act: 'read' }), [unread], { act: 'unread' }),
      [read],
      remove,
    )
    expect(sendable(changes, 2_000)).toEqual({ deleted: ['n2'], read: [], unread: ['n1'] })
  })
})

describe('an answer of the server', () => {
  test('that took it leaves nothing to send', () => {
    expect(settled(withAct(noChanges, rows, { act: 'read' }), 'read', ['n1', 'n2'])).toEqual(noChanges)
    expect(settled(withAct(noChanges, rows, remove), 'deleted', ['n1', 'n2'])).toEqual(noChanges)
  })

  test('that took it leaves what was done since', () => {
    const later = withAct(withAct(noChanges, [unread], { act: 'read' }), [unread], { act: 'unread' })
    const left = settled(later, 'read', ['n1'])
    expect(sendable(left, 0).unread).toEqual(['n1'])
    // The server now counts it as read.
    expect(shownUnread(2, left)).toBe(3)
    const deleted = settled(
      withAct(withAct(noChanges, [unread], { act: 'read' }), [unread], remove),
      'read',
      ['n1'],
    )
    expect(sendable(deleted, 1_000)).toEqual({ deleted: ['n1'], read: [], unread: [] })
    expect(shownUnread(2, deleted)).toBe(2)
  })

  test('that refused it puts everything back', () => {
    expect(refused(withAct(noChanges, rows, { act: 'read' }), 'read', ['n1', 'n2'])).toEqual(noChanges)
    const changes = withAct(withAct(noChanges, [unread], { act: 'read' }), [unread], remove)
    expect(shownRows(rows, refused(changes, 'deleted', ['n1']))).toEqual([{ _id: 'n1', isRead: true }, read])
  })

  test('about something else changes nothing', () => {
    const changes = withAct(noChanges, [unread], { act: 'read' })
    expect(settled(changes, 'read', ['n9'])).toEqual(changes)
  })
})
