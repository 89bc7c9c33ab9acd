// Email addresses as mail can be sent to them (RFC 5321, 5890).

import { typedLine } from '../text/pasted.ts'

/** Both sides have it (WHATWG); it writes the name of a host in the letters of the network. */
declare const URL: new (address: string) => { hostname: string }

/** The longest one that mail can go to, in characters. */
export const longestEmail = 254

/** In small letters, the host as the network writes it. Where its host ends is a name of letters: an address of numbers is nobody's. */
export const emailPattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/

/**
 * Returns an address as it is compared and written to: `O’Neill@Müller.example` becomes `o'neill@xn--mller-kva.example`.
 * What is no address stays, to be refused.
 */
export function writtenEmail(typed: string): string {
  const line = typedLine(typed).toLowerCase().replace(/[’‘ʼ]/g, "'")
  const [, person, host] = /^(.*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(line) ?? []
  // eslint-disable-next-line no-control-regex
  if (person === undefined || host === undefined || /^[\x00-\x7F]*$/.test(host)) return line
  try {
    return person + new URL(`http://${host}`).hostname
  } catch {
    return line
  }
}
