// The network address that limits count by. One customer must not count as many, whichever way the address is written.

import { isIPv4, isIPv6 } from 'node:net'

/** What some proxies add: brackets, a port, a zone. */
function bare(address: string): string {
  const text = address.trim().toLowerCase()
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1]
  const withoutPort = /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1]
  return (inBrackets ?? withoutPort ?? text).split('%')[0]!
}

/** The eight numbers of an IPv6 address that is known to be one. */
function groupsOf(address: string): number[] {
  const dotted = /\d+(?:\.\d+){3}$/.exec(address)?.[0]
  const [a = 0, b = 0, c = 0, d = 0] = (dotted ?? '').split('.').map(Number)
  const pair = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  const hexadecimal = dotted === undefined ? address : address.slice(0, -dotted.length) + pair
  const [head = [], tail = []] = hexadecimal
    .split('::')
    .map((side) => (side === '' ? [] : side.split(':').map((group) => Number.parseInt(group, 16))))
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

/** Takes a caller's address; returns an IPv4 address as it is, also when mapped into IPv6, and of IPv6 the /64, one customer's. */
export function addressKey(ip: string): string {
  const address = bare(ip)
  if (isIPv4(address) || !isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
