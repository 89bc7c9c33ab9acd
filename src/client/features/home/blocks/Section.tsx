import type { ReactNode } from 'react'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { failure, sectionHead, sectionText } from './blocks.css.ts'

/** A text that is loaded later keeps its line. */
export function SectionHead({ title, text }: { title: ReactNode; text?: ReactNode }) {
  return (
    <div className={sectionHead}>
      <Text as="h2" size="displayM">
        {title}
      </Text>
      {text !== undefined && (
        <Text tone="secondary" className={sectionText}>
          {text}
        </Text>
      )}
    </div>
  )
}

/** One block of the page that could not be loaded; the search form works all the same. */
export function BlockFailure({ query }: Pick<Parameters<typeof InlineFailure>[0], 'query'>) {
  return <InlineFailure query={query} className={failure} />
}
