import { useShellTexts } from '../texts/shellWords.tsx'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { findRule, type NumberedRule, useChapters } from './chapters.ts'
import { closeRule, openRule, useOpenRule, useReference } from './reference.ts'
import './reference.css'

interface NeighbourProps {
  readonly rule: NumberedRule | null
  readonly name: string
  readonly sign: '←' | '→'
}

const Neighbour = ({ rule, name, sign }: NeighbourProps) => (
  <Button
    name={sign === '←' ? `← ${rule?.number ?? ''}` : `${rule?.number ?? ''} →`}
    to={() => rule && openRule(rule.number)}
    disabled={rule === null}
    aria-label={rule ? `${name}, ${rule.number}` : name}
  />
)

export const RuleReading = () => {
  const { common } = useTexts().ui
  const words = useShellTexts().reference
  const { hrefOf } = useReference()
  const number = useOpenRule((state) => state.rule)
  const chapters = useChapters()
  const found = number === null ? null : findRule(chapters ?? [], number)
  const title = found?.rule.title ?? number ?? ''
  const actions = found && (
    <div className="rule-actions row">
      <Neighbour rule={found.previous} name={words.previous} sign="←" />
      <a className="button" href={hrefOf(found.rule.number)} onClick={closeRule}>
        {words.whole}
      </a>
      <Neighbour rule={found.next} name={words.next} sign="→" />
    </div>
  )
  return (
    <Dialog open={number !== null} onClose={closeRule} title={title} actions={actions}>
      <div className="rule-reading stack">
        {found ? (
          <>
            <p className="rule-chapter">
              {found.rule.number} · {found.chapter.title}
            </p>
            <p>{found.rule.text}</p>
          </>
        ) : (
          <p>{chapters ? common.unknown : common.loading}</p>
        )}
      </div>
    </Dialog>
  )
}
