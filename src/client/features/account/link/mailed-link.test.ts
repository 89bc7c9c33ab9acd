import { beforeEach, expect, test } from 'vitest'
import { dropLink, currentLink, takeMailedLink } from './mailed-link.ts'

beforeEach(() => {
  dropLink()
  localStorage.clear()
})

test('the secret leaves the address at once and is kept in memory only', () => {
  history.replaceState({ kept: 1 }, '', '/activate?u=amina&e=amina%40wouri.example&t=s3cret&l=fr')
  takeMailedLink()
  expect(location.pathname + location.search).toBe('/activate?l=fr')
  expect(history.state).toEqual({ kept: 1 })
  expect(currentLink('activation')).toEqual({
    purpose: 'activation',
    userId: 'amina',
    email: 'amina@wouri.example',
    token: 's3cret',
    booking: '',
  })
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('s3cret')
})

test('a link is of one purpose, and worthless once dropped', () => {
  history.replaceState(null, '', '/reset-password/?u=amina&e=amina%40wouri.example&t=s3cret')
  takeMailedLink()
  expect(location.search).toBe('')
  expect(currentLink('activation')).toBeNull()
  expect(currentLink('reset')?.token).toBe('s3cret')
  dropLink()
  expect(currentLink('reset')).toBeNull()
})

test("a booking's link leaves the address too", () => {
  history.replaceState(null, '', '/activate?b=booking-1&t=s3cret')
  takeMailedLink()
  expect(location.pathname + location.search).toBe('/activate')
  expect(currentLink('activation')).toMatchObject({ booking: 'booking-1', token: 's3cret' })
})

test('other screens and screens without a secret keep their address', () => {
  for (const path of ['/search?t=1', '/activate?l=es', '/reset-password']) {
    history.replaceState(null, '', path)
    takeMailedLink()
    expect(location.pathname + location.search).toBe(path)
    expect(currentLink('activation') ?? currentLink('reset')).toBeNull()
  }
})
