import type { MouseEvent } from 'react'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { focusTitle, sectionsOf, useCurrentSection } from './sections.ts'
import { navLink, navList, nav } from './settings.css.ts'

/** The sections by name, for screens with room beside the page. */
export function SettingsNav({ isKnown }: { isKnown: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const asked = useRouterState({ select: ({ location }) => location.hash })
  const sections = sectionsOf(isKnown)
  const current = useCurrentSection(sections, asked)

  // The router's own link calls the address the current one; here it is what is being read.
  async function go(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    await navigate({ to: '.', search: true, hash: id, replace: true })
    focusTitle(id)
  }
  return (
    <nav className={nav} aria-label={t`Sections of the settings`}>
      <ul className={navList}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={navLink}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => void go(event, id)}
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
