// What travels for a page, as the browser counts it: compressed, with the answers' headers.

import type { Page } from '@playwright/test'

const kB = 1000

type Transfer = { path: string; bytes: number }

/** Everything the page has fetched, from now on. What a service worker fetches is counted nowhere in the page: block it. */
export async function watchTransfers(page: Page): Promise<Transfer[]> {
  const transfers: Transfer[] = []
  const paths = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfers.push({ path: paths.get(requestId) ?? '', bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return transfers
}

/** In kB. */
export const sumOf = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0) / kB

/** For anyone who reads why a page was too heavy. */
export const listOf = (transfers: Transfer[]) =>
  transfers.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')
