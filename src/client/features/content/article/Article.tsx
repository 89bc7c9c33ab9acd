import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import { classes } from '#client/ui/classes.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import {
  body,
  columns,
  part,
  prose,
  contents,
  contentsEntry,
  contentsList,
  contentsTitle,
} from './Article.css.ts'

type ArticlePart = {
  /** The hash in the address: `/privacy#rights`. */
  id: string
  title: string
  body: ReactNode
}

type ArticleProps = {
  title: string
  /** What it is about, in a sentence or two. */
  lead: ReactNode
  /** When its text last changed. */
  changed?: ReactNode
  parts: readonly ArticlePart[]
  isNumbered?: boolean
}

/** A page of text: its introduction, table of contents and parts. It works without scripts and without a network. */
export function Article({ title, lead, changed, parts, isNumbered = false }: ArticleProps) {
  const titled = parts.map((each, index) =>
    isNumbered ? { ...each, title: `${index + 1}. ${each.title}` } : each,
  )
  return (
    <Page title={title}>
      <article>
        <Stack gap="s2">
          <Text as="h1" size="displayM">
            {title}
          </Text>
          {changed}
        </Stack>
        <div className={columns}>
          <Contents parts={titled} />
          <div className={classes(prose, body)}>
            <Text tone="secondary">{lead}</Text>
            {titled.map((each) => (
              <section key={each.id} id={each.id} className={part} aria-labelledby={`${each.id}-title`}>
                <Text as="h2" size="titleL" id={`${each.id}-title`}>
                  {each.title}
                </Text>
                {each.body}
              </section>
            ))}
          </div>
        </div>
      </article>
    </Page>
  )
}

type ContentsProps = { parts: readonly { id: string; title: string }[] }

/** Plain links: they work without scripts, and the browser moves the focus. */
function Contents({ parts }: ContentsProps) {
  return (
    <nav className={contents} aria-labelledby="contents-title">
      <Text size="overline" tone="secondary" id="contents-title" className={contentsTitle}>
        <Trans>On this page</Trans>
      </Text>
      <ol className={contentsList}>
        {parts.map((each) => (
          <li key={each.id}>
            <a className={contentsEntry} href={`#${each.id}`}>
              {each.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** One date for terms, privacy and cookies. Written out in the messages: prerendered and hydrated text must be equal. */
export function LastChanged() {
  return (
    <Text size="bodyS" tone="secondary">
      <Trans>
        Last changed on <time dateTime="2026-11-27">27 November 2026</time>
      </Trans>
    </Text>
  )
}
