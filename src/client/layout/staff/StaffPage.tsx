import type { ReactNode } from 'react'
import { Page } from '#client/layout/Page.tsx'
import { pageStart } from '#client/components/staff/list/lists.css.ts'
import { PageHeading } from '#client/ui/Text/PageHeading.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'

export type StaffPageProps = {
  /** Of the document, and the heading. */
  title: string
  width?: 'wide' | 'narrow'
  /** Screens below a tab have a way back. */
  back?: boolean
  /** Beside the heading: what the page offers first. */
  act?: ReactNode
  children: ReactNode
}

/** A page of staff with its heading and what stands below it. */
export function StaffPage({ title, width = 'wide', back = true, act, children }: StaffPageProps) {
  return (
    <Page title={title} width={width} back={back}>
      <Stack gap="s4" className={pageStart}>
        <PageHeading aside={act}>{title}</PageHeading>
        {children}
      </Stack>
    </Page>
  )
}
