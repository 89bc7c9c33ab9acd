// What the server may take of the machine's memory. V8 left alone goes by the machine and keeps garbage until much of that is full, and
// glibc gives each thread a heap of its own that is never given back: one process took 430 MB with 70 MB in use.

/** Environment of the server, where nobody has chosen another; src/container/Dockerfile says the same. */
export const memoryLimits = {
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=320',
  MALLOC_ARENA_MAX: '2',
}
