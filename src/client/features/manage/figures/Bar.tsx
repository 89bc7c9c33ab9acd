import { bar } from './figures.css.ts'

/** A bar of a chart: `share` of its width, 0 to 1. The number beside it says the same. */
export function Bar({ share }: { share: number }) {
  return (
    <svg className={bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(0, Math.min(1, share)) * 100} height={8} />
    </svg>
  )
}
