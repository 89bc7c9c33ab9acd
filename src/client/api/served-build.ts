// Which build the server serves now, as its answers tell, for whoever looks after updates; neither knows the other.

let served: string | null = null
let listener: ((build: string) => void) | null = null

export function reportServedBuild(build: string | null): void {
  if (build === null || build === served) return
  served = build
  listener?.(build)
}

/** Called with each build that comes to be served, also with the one that was reported before. */
export function onServedBuild(next: (build: string) => void): void {
  listener = next
  if (served !== null) next(served)
}
