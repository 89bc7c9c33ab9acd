// Watches a page for what must never happen on it: foreign script that runs, and text that the policy had to stop.

import type { Page } from '@playwright/test'

export type Seen = { executions: string[]; violations: string[]; errors: string[] }

/** Begins to watch every document that the page opens from here on. `ran()` is what hostile texts try to call. */
export async function watch(page: Page): Promise<Seen> {
  const seen: Seen = { executions: [], violations: [], errors: [] }
  await page.exposeFunction('ran', (where: string) => seen.executions.push(where))
  await page.exposeFunction('violated', (what: string) => seen.violations.push(what))
  await page.addInitScript(() => {
    const tell = (window as unknown as { violated: (what: string) => void }).violated
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
        tell(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`),
    )
  })
  page.on('dialog', (dialog) => {
    seen.executions.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => seen.errors.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript|Permissions policy/i.test(message.text()))
      seen.errors.push(message.text())
  })
  return seen
}

export const nothing: Seen = { executions: [], violations: [], errors: [] }
