import type { ReactNode } from 'react'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from './Text.tsx'

type PageHeadingProps = {
  children: ReactNode
  /** Beside it: what the page offers first, or what its subject is at the moment. */
  aside?: ReactNode
}

/** The heading of a page, which the focus can be sent to. */
export function PageHeading({ children, aside }: PageHeadingProps) {
  const heading = (
    <Text as="h1" size="displayM" tabIndex={-1}>
      {children}
    </Text>
  )
  if (!aside) return heading
  return (
    <Row wrap justify="between" align="center">
      {heading}
      {aside}
    </Row>
  )
}
