// The style sheets whose text is in the document: the app finds them by their address, and does not fetch them again behind the
// ones that override them.

/**
 * Made here and not written by the server: what reads ahead of the parser fetches a link that is `disabled` too (Chromium 150),
 * 14 kB on a first visit.
 */
export function nameSheets(addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = document.createElement('link')
    link.setAttribute('disabled', '')
    document.head.append(Object.assign(link, { rel: 'stylesheet', href }))
  }
}
