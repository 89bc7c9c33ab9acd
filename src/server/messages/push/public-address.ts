// Which addresses of the network are open to everybody. What a stranger names must not lead into a network of ours.

import { lookup as ask, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IANA's special-purpose registry for IPv4, and multicast. */
const special4 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special4.addSubnet(network, prefix, 'ipv4')

/** The only part of IPv6 that is given out to be reached by everybody … */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** … but for tunnels, which carry an IPv4 address inside, and documentation. */
const special6 = new BlockList()
special6.addSubnet('2001::', 23, 'ipv6')
special6.addSubnet('2001:db8::', 32, 'ipv6')
special6.addSubnet('2002::', 16, 'ipv6')
special6.addSubnet('3fff::', 20, 'ipv6')

/** False for what is private, local, reserved, or no address at all. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special4.check(address, 'ipv4')
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

type Resolve = (
  name: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * How a connection finds its address: asked at the moment of connecting, so that a name cannot have become another one
 * since it was checked. One private address among those found refuses the name (`ENOTPUBLIC`).
 */
export function publicOnly(resolve: Resolve = ask): LookupFunction {
  return (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
        return done(
          Object.assign(new Error('The name leads to no public address.'), { code: 'ENOTPUBLIC' }),
          [],
        )
      if (options.all) return done(null, found)
      done(null, found[0]!.address, found[0]!.family)
    })
  }
}
