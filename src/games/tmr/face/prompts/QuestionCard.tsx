import type { ReactNode } from 'react'
import { Card, useAsked } from '../../../../house/question/index.ts'
import { useOwnSeat, usePast, usePlay } from '../desk/context.ts'
import { hrefOfRule } from '../pages.ts'
import { useTexts } from '../words/language.tsx'
import { Picture, type Pictured } from './Picture.tsx'

/** This one was answered long ago. */
const PastMoment = () => {
  const { journal } = useTexts().ui
  const seat = useOwnSeat()
  return (
    <p className="card-past">
      {journal.past}{' '}
      <button type="button" className="link" onClick={() => void seat.showAt(null)}>
        {journal.backToNow}
      </button>
    </p>
  )
}

interface QuestionCardProps {
  readonly kind: string
  readonly picture: Pictured
  /** ENC-2: one of the special ones. */
  readonly special?: boolean | undefined
  /** Its place in the bestiary, to which the picture leads. */
  readonly entry?: string | undefined
  readonly children?: ReactNode
}

/** The question of the moment on its card. */
export const QuestionCard = ({ kind, picture, special, entry, children }: QuestionCardProps) => {
  const { inBestiary } = useTexts().ui.dragons
  const { title, asks } = useAsked().question
  const past = usePast()
  return (
    <Card
      {...{ kind, title, asks }}
      picture={<Picture of={picture} special={special} />}
      {...(entry ? { more: { href: hrefOfRule(entry), name: inBestiary } } : {})}
      {...(past ? { past: <PastMoment /> } : {})}
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
    <QuestionCard kind={kind} picture="casting">
      {children}
      <button type="button" className="button" data-kind="page" onClick={back}>
        {ui.common.back}
      </button>
    </QuestionCard>
  )
}
