import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { forgetScrollPositions, scrollTable } from './scroll-positions.ts'

test('the key is the one that the router uses', () => {
  const router = readFileSync('node_modules/@tanstack/router-core/dist/esm/scroll-restoration.js', 'utf8')
  expect(router).toContain(scrollTable)
})

test('forgotten positions do not come back when the page is left', () => {
  const write = () => sessionStorage.setItem(scrollTable, '{"/bookings/1":{}}')
  window.addEventListener('pagehide', write)
  write()
  forgetScrollPositions()
  expect(sessionStorage.getItem(scrollTable)).toBeNull()
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem(scrollTable)).toBeNull()
})
