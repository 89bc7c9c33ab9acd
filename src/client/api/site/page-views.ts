import { countPageView, type CountedPage } from '#contract/site/page-views.ts'

/** Sent with keepalive and without cookies; the answer is not awaited. */
export function sendPageView(page: CountedPage): void {
  const body = JSON.stringify({ page })
  const headers = { 'content-type': 'application/json' }
  fetch(countPageView.path, {
    method: countPageView.method,
    body,
    headers,
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined)
}
