import type { ReactNode } from 'react'
import { Card, useAsked } from '../../../../house/question/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { useOwnSeat, usePast, usePlay } from '../desk/context.ts'
import { hrefOfRule } from '../routes/pages.ts'
import { useTexts } from '../words/language.tsx'
import { Picture, type Pictured } from './Picture.tsx'

interface QuestionCardProps {
  readonly kind: string
  readonly picture: Pictured
  /** ENC-2: one of the special ones. */
  readonly special?: boolean | undefined
  /** Its place in the bestiary, to which the picture leads. */
  readonly entry?: string | undefined
  /** Its answers stand where they stood at the step before. */
  readonly steady?: boolean | undefined
  /** It is answered on the map, or the next question is: on a phone it stands as high. */
  readonly onTable?: boolean | undefined
  readonly needs?: 'asks' | undefined
  /** In the place of what it asks. */
  readonly asks?: string | undefined
  readonly children?: ReactNode
}

/** The question of the moment on its card. */
export const QuestionCard = ({ kind, picture, special, entry, steady, onTable, needs, asks, children }: QuestionCardProps) => {
  const { dragons } = useTexts().ui
  const { question } = useAsked()
  const past = usePast()
  const seat = useOwnSeat()
  return (
    <Card
      {...{ kind, steady, onTable }}
      needs={asks ? 'asks' : needs}
      title={question.title}
      asks={asks ?? question.asks}
      picture={<Picture of={picture} special={special} />}
      {...(entry ? { more: { href: hrefOfRule(entry), name: dragons.inBestiary } } : {})}
      past={past && (() => void seat.showAt(null))}
    >
      {children}
    </Card>
  )
}

/** A form in place of the question, and the way back. */
export const FormCard = ({ kind, children }: { readonly kind: string; readonly children: ReactNode }) => {
  const { ui } = useTexts()
  const desk = usePlay((play) => play.desk)
  const back = (): void => desk.setState(({ casting }) => (casting === null ? { deed: null } : { casting: null }))
  return (
    <QuestionCard kind={kind} picture="casting" needs={kind === 'casting' ? 'asks' : undefined}>
      {children}
      <Button name={ui.common.back} to={back} data-beside-title />
    </QuestionCard>
  )
}
