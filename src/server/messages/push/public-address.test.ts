import { expect, test } from 'vitest'
import { isPublicAddress, publicOnly } from './public-address.ts'
import { usualRoad } from './web-push.ts'

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '142.250.75.10',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '100.63.0.1',
  '223.255.255.1',
  '2a00:1450:4007:80c::200a',
  '2606:4700::1111',
  '2620:149::1',
])('%s is open to everybody', (address) => expect(isPublicAddress(address)).toBe(true))

const special = `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.0.1 169.254.169.254 172.16.0.1 172.31.255.1 192.0.0.8 192.0.2.1 192.168.1.1
  198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1
  fc00::1 fd12::1 fe80::1 ff02::1 2001::1 2001:db8::1 2002:7f00:1:: 3fff::1 localhost 8.8.8 1.1.1.1.`

test.each(['', ...special.split(/\s+/)])('%s is not', (address) =>
  expect(isPublicAddress(address)).toBe(false),
)

type Found = { address: string; family: number }[]
function looked(found: Found, all = true): Promise<unknown> {
  return new Promise((resolve) => {
    const lookup = publicOnly((_name, _options, done) => done(null, found))
    lookup('push.wouri.example', { all }, (error, ...rest) => resolve(error ? error.code : rest))
  })
}

test('a name is connected to when all its addresses are public, in either way that Node asks', async () => {
  const found = [
    { address: '1.1.1.1', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ]
  expect(await looked(found)).toEqual([found])
  expect(await looked(found, false)).toEqual(['1.1.1.1', 4])
})

test.each([
  [[]],
  [[{ address: '127.0.0.1', family: 4 }]],
  [
    [
      { address: '1.1.1.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ],
  ],
])('a name with the addresses %j is not', async (found) => {
  expect(await looked(found)).toBe('ENOTPUBLIC')
})

test('the usual road to a push service is that one: it does not lead to this machine', async () => {
  expect(
    await new Promise((resolve) =>
      usualRoad.dial.lookup!('localhost', { all: true }, (error) => resolve(error?.code)),
    ),
  ).toBe('ENOTPUBLIC')
})
