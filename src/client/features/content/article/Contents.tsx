import { Trans } from '@lingui/react/macro'
import { overline } from '#client/ui/Text/text.css.ts'
import { classes } from '#client/ui/classes.ts'
import { contents, entry, title } from './Contents.css.ts'

type ContentsProps = { parts: readonly { id: string; title: string }[] }

/** Plain links to the parts: they work before any script, and move the focus as the browser does. */
export function Contents({ parts }: ContentsProps) {
  return (
    <nav className={contents} aria-labelledby="contents-title">
      <p id="contents-title" className={classes(overline, title)}>
        <Trans>On this page</Trans>
      </p>
      <ol>
        {parts.map((each) => (
          <li key={each.id}>
            <a className={entry} href={`#${each.id}`}>
              {each.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
