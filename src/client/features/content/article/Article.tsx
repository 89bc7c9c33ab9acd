import type { ReactNode } from 'react'
import { Page } from '#client/layout/Page.tsx'
import { classes } from '#client/ui/classes.ts'
import { displayM, titleL } from '#client/ui/Text/text.css.ts'
import { body, columns, head, leading, part, prose } from './Article.css.ts'
import { Contents } from './Contents.tsx'

export type ArticlePart = {
  /** Its place in the address: `/privacy#rights`. */
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

/** Something to be read: what it is about, its contents, and its parts. It needs no script and no network. */
export function Article({ title, lead, changed, parts, isNumbered = false }: ArticleProps) {
  const titled = parts.map((each, index) =>
    isNumbered ? { ...each, title: `${index + 1}. ${each.title}` } : each,
  )
  return (
    <Page title={title}>
      <article>
        <div className={head}>
          <h1 className={displayM}>{title}</h1>
          {changed}
        </div>
        <div className={columns}>
          <Contents parts={titled} />
          <div className={classes(prose, body)}>
            <p className={leading}>{lead}</p>
            {titled.map((each) => (
              <section key={each.id} id={each.id} className={part} aria-labelledby={`${each.id}-title`}>
                <h2 id={`${each.id}-title`} className={titleL}>
                  {each.title}
                </h2>
                {each.body}
              </section>
            ))}
          </div>
        </div>
      </article>
    </Page>
  )
}
