import { languages, defaultLanguage, isLanguage, type Language } from '#domain/language.ts'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { classes } from '#client/ui/classes.ts'
import { link } from '#client/ui/link.css.ts'
import { bodyS, displayM, overline } from '#client/ui/Text/text.css.ts'
import { ToastViewport } from '#client/ui/Toast/ToastViewport.tsx'
import { Bookings } from './Bookings.tsx'
import { Buttons } from './Buttons.tsx'
import { Cars } from './Cars.tsx'
import { Fields } from './Fields.tsx'
import { Forms } from './Forms.tsx'
import { bar, choice, frame, group, index, indexLink, page } from './Gallery.css.ts'
import { Lists } from './Lists.tsx'
import { Marks } from './Marks.tsx'
import { Overlays } from './Overlays.tsx'
import { Type } from './Type.tsx'
import { States } from './States.tsx'

const groups = { Type, Buttons, Fields, Marks, Lists, Overlays, Waiting: States, Cars, Bookings, Forms }

/** A phone's width is an iframe's, so that media queries apply. */
export function GalleryPage({ view }: { view: View }) {
  return (
    <>
      {!view.framed && <Switches view={view} />}
      {view.width === 'full' ? (
        <Groups />
      ) : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this page itself
        <iframe
          className={frame}
          title={`${view.width} px`}
          width={view.width}
          src={addressOf({ ...view, width: 'full', framed: true })}
        />
      )}
      <ToastViewport label="Messages ({hotkey})" messageLabel="Message" />
    </>
  )
}

function Switches({ view }: { view: View }) {
  return (
    <nav className={bar} aria-label="How it is shown">
      <Switch name="Language" values={languages} chosen={view.l} to={(l) => ({ ...view, l })} />
      <Switch name="Theme" values={themes} chosen={view.theme} to={(theme) => ({ ...view, theme })} />
      <Switch name="Width" values={widths} chosen={view.width} to={(width) => ({ ...view, width })} />
      <Switch
        name="Network"
        values={networks}
        chosen={view.network}
        to={(network) => ({ ...view, network })}
      />
    </nav>
  )
}

type SwitchProps<Value extends string> = {
  name: string
  values: readonly Value[]
  chosen: Value
  to: (value: Value) => View
}

function Switch<Value extends string>({ name, values, chosen, to }: SwitchProps<Value>) {
  return (
    <div className={choice}>
      <span className={bodyS}>{name}</span>
      {values.map((value) => (
        <a
          key={value}
          className={buttonClass({ tone: value === chosen ? 'primary' : 'outline', size: 's' })}
          href={addressOf(to(value))}
          aria-current={value === chosen || undefined}
        >
          {value}
        </a>
      ))}
    </div>
  )
}

function Groups() {
  return (
    <main className={page}>
      <h1 className={displayM}>Gallery of parts</h1>
      <nav className={index} aria-label="Groups">
        {Object.keys(groups).map((name) => (
          <a key={name} className={classes(link, indexLink)} href={`#group-${name}`}>
            {name}
          </a>
        ))}
      </nav>
      {Object.entries(groups).map(([name, Group]) => (
        <section key={name} className={group} id={`group-${name}`}>
          <h2 className={overline}>{name}</h2>
          <Group />
        </section>
      ))}
    </main>
  )
}

const themes = ['light', 'dark'] as const
const widths = ['320', '390', 'full'] as const
const networks = ['on', 'off'] as const

type View = {
  l: Language
  theme: (typeof themes)[number]
  width: (typeof widths)[number]
  network: (typeof networks)[number]
  /** Inside the frame that gives the page a telephone's width. */
  framed: boolean
}

/** Reads the address; missing and unknown values become defaults. */
export function viewIn(search: string): View {
  const asked = new URLSearchParams(search)
  const one = <Value extends string>(name: string, values: readonly Value[], otherwise: Value) =>
    values.find((value) => value === asked.get(name)) ?? otherwise
  const language = asked.get('l')
  return {
    l: isLanguage(language) ? language : defaultLanguage,
    theme: one('theme', themes, 'light'),
    width: one('width', widths, 'full'),
    network: one('network', networks, 'on'),
    framed: asked.has('framed'),
  }
}

/** The address of another view. */
function addressOf({ framed, ...view }: View): string {
  return `?${new URLSearchParams({ ...view, ...(framed && { framed: '' }) })}`
}
