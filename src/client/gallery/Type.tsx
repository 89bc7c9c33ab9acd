import { vars } from '#client/ui/theme.css.ts'
import { link } from '#client/ui/link.css.ts'
import { sizes, tones } from '#client/ui/Text/text.css.ts'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { PageHeading } from '#client/ui/Text/PageHeading.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { Part, State, useWords } from './Part.tsx'
import { swatch } from './Gallery.css.ts'

const namesOf = <T extends object>(variants: T) => Object.keys(variants) as (keyof T & string)[]

/** The faces, the colours, the link. */
export function Type() {
  const words = useWords()
  return (
    <>
      <Part name="Text">
        {namesOf(sizes).map((size) => (
          <State key={size} name={size} wide={size.startsWith('display')}>
            <Text size={size}>{size.startsWith('price') ? '1 250 000 FCFA' : words.longTitle}</Text>
          </State>
        ))}
        {namesOf(tones).map((tone) => (
          <State key={tone} name={tone}>
            <Text tone={tone}>{words.sentence}</Text>
          </State>
        ))}
      </Part>
      <Part name="PageHeading">
        <State name="with something beside it" wide>
          <PageHeading aside={<Text>{words.value}</Text>}>{words.title}</PageHeading>
        </State>
      </Part>
      <Part name="Stack and Row">
        <State name="below each other">
          <Stack gap="s2">
            <Text>{words.title}</Text>
            <Text>{words.sentence}</Text>
          </Stack>
        </State>
        <State name="beside each other, wrapping">
          <Row wrap justify="between">
            <Text>{words.longTitle}</Text>
            <Text>{words.value}</Text>
          </Row>
        </State>
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
