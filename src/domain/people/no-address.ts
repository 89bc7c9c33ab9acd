// Somebody who gave staff a phone number and no email address. Addresses are what tells people apart, so such a person
// has one that no mail can ever go to (RFC 2606).

const domain = '@no-address.invalid'

/** An address of its own for the person with this id. */
export function noAddress(id: string): string {
  return id.toLowerCase() + domain
}

/** False for an address that stands in for a missing one. */
export function isAddress(email: string): boolean {
  return !email.endsWith(domain)
}

/** As people read it: nothing where there is none. */
export function shownAddress(email: string): string {
  return isAddress(email) ? email : ''
}
