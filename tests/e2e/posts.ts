// What was sent to the server, as against what was tried without a network.

import { type BrowserContext, type Request } from '@playwright/test'

/** The paths of the calls of every tab that change something; a call that failed because there is no network is taken out again. */
export function posts(context: BrowserContext, path: string): string[] {
  const sent: string[] = []
  const isMeant = (request: Request) => request.method() === 'POST' && request.url().includes(path)
  const pathOf = (request: Request) => new URL(request.url()).pathname
  context.on('request', (request) => {
    if (isMeant(request)) sent.push(pathOf(request))
  })
  context.on('requestfailed', (request) => {
    const at = sent.lastIndexOf(pathOf(request))
    if (isMeant(request) && at >= 0 && request.failure()?.errorText === 'net::ERR_INTERNET_DISCONNECTED')
      sent.splice(at, 1)
  })
  return sent
}
