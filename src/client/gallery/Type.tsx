import { vars } from '#client/ui/theme.css.ts'
import { link } from '#client/ui/link.css.ts'
import * as text from '#client/ui/text.css.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { Part, State } from './Part.tsx'
import { swatch } from './Gallery.css.ts'
import { useWords } from './words.ts'

/** The faces, the colours, the link. */
export function Type() {
  const words = useWords()
  return (
    <>
      <Part name="text">
        {Object.entries(text).map(([name, style]) => (
          <State key={name} name={name} wide={name.startsWith('display')}>
            <p className={style}>{name.startsWith('price') ? '1 250 000 FCFA' : words.longTitle}</p>
          </State>
        ))}
      </Part>
      <Part name="colours">
        {Object.entries(vars.color).map(([name, value]) => (
          <State key={name} name={name}>
            <div className={swatch} style={{ background: value }} />
          </State>
        ))}
      </Part>
      <Part name="link">
        <State name="default">
          <LinkSample />
        </State>
        <State name="hover" forced="hover">
          <LinkSample />
        </State>
        <State name="focus" forced="focus">
          <LinkSample />
        </State>
        <State name="visually hidden: nothing to see">
          <VisuallyHidden>{words.sentence}</VisuallyHidden>
        </State>
      </Part>
    </>
  )
}

function LinkSample() {
  const words = useWords()
  return (
    <p>
      {words.sentence}{' '}
      <a className={link} href="#link">
        {words.act}
      </a>
    </p>
  )
}
