// Checks that a response is our file: a captive portal answers every address with its own page.
// Such a file would be kept for good, so it counts as missing, and the version that was being fetched never begins.

const types: [name: RegExp, type: RegExp][] = [
  [/\.m?js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.woff2$/, /font|octet-stream/],
  [/\.svg$/, /svg/],
  [/\.json$/, /json/],
  [/^\/pictures\//, /^image\//],
]
/** What our own page begins everything with. */
const root = 'id="root"'

/** Whether an answer is the file of ours that was asked for. */
export async function isValidResponse(request: Request, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false
  const { pathname } = new URL(request.url)
  const type = response.headers.get('content-type') ?? ''
  const wanted = types.find(([name]) => name.test(pathname))
  if (wanted !== undefined) return wanted[1].test(type)
  return type.includes('html') && (await response.clone().text()).includes(root)
}

/** For a strategy of workbox: keeps only what is ours. */
export const validResponsesOnly = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    (await isValidResponse(request, response)) ? response : null,
}
