// What a page of another site can make a browser send.

/** Headers that a browser adds by itself, and what they are answered with. */
export const foreign: readonly [headers: Record<string, string>, status: number][] = [
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost' }, 403],
  [{ 'sec-fetch-site': 'none' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'http://localhost.evil.example' }, 403],
  [{ origin: 'https://localhost' }, 403],
  [{ origin: 'http://localhost:81' }, 403],
]

/** What a form of another site can send without asking first. */
export const formTypes: readonly [type: string | null, statuses: readonly number[]][] = [
  ['text/plain', [415]],
  ['application/x-www-form-urlencoded', [415]],
  ['multipart/form-data; boundary=x', [403]],
  ['text/plain; application/json', [415]],
  [null, [415]],
]

export const otherMethods = ['TRACE', 'PATCH', 'PUT'] as const
