import type { ReactNode } from 'react'
import { usePlay } from '../../desk/context.ts'
import type { Deed } from '../../desk/desk.ts'
import { useTexts } from '../../words/language.tsx'
import { Card } from '../Card.tsx'
import { Picture } from '../Picture.tsx'
import './deeds.css'

interface DeedCardProps {
  readonly deed: Deed
  readonly question: string
  readonly children: ReactNode
}

/** A form in place of the question, and the way back. */
export const DeedCard = ({ deed, question, children }: DeedCardProps) => {
  const { ui } = useTexts()
  const { desk } = usePlay()
  return (
    <Card kind={deed} title={ui.deeds[deed]} question={question} picture={<Picture of="casting" />}>
      {children}
      <button type="button" className="button" data-kind="page" onClick={() => desk.setState({ deed: null })}>
        {ui.common.back}
      </button>
    </Card>
  )
}
