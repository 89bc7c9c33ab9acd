// A hotel's sign-in page answers everything, with HTML and in any status: that is not our server, so we are not online.

/** Our calls answer with JSON or with nothing at all. A 5xx in HTML is our own proxy's, which is something else. */
export function isForeign({ headers, status }: Response): boolean {
  return status < 500 && (headers.get('content-type')?.includes('html') ?? false)
}
