/** What in the server's environment keeps it small. */
export const memoryLimits: { NODE_OPTIONS: string; MALLOC_ARENA_MAX: string }
