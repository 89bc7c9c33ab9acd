// The device keeps the answers that storage-policy.ts names by their root. These are the exceptions.

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { isKept?: false }
  }
}

/** Spread into the options of a query whose answers stay in memory. */
export const notKept = { meta: { isKept: false } } as const
