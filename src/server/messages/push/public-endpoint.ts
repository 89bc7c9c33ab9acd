// Checks the address of a device's push service: a public name on the usual port, and no host of ours.

import { isIP } from 'node:net'

/** Names that resolve inside a network, or nowhere (RFC 6761, 6762, 8375, 9476 and what routers hand out). */
const innerNames = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'localdomain',
  'arpa',
  'alt',
  'onion',
  'invalid',
  'test',
]

/** True for a full name that leads somewhere outside this machine and its network. */
export function isPublicName(host: string): boolean {
  // The dot at the end of a full name changes nothing of where it leads.
  const name = host.replace(/\.$/, '')
  const labels = name.split('.')
  return (
    isIP(name) === 0 && !name.startsWith('[') && labels.length > 1 && !innerNames.includes(labels.at(-1)!)
  )
}

/** The endpoint in the spelling in which it is kept and compared, or null for one that nothing is sent to. */
export function publicEndpoint(text: string): string | null {
  const url = URL.parse(text)
  if (
    url === null ||
    url.protocol !== 'https:' ||
    url.port !== '' ||
    url.username !== '' ||
    url.password !== ''
  )
    return null
  if (!isPublicName(url.hostname)) return null
  url.hash = ''
  return url.href
}
