import { useLabels } from '../../../../house/people/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { useFollowing } from '../company/following.ts'
import { Token } from '../company/Token.tsx'
import { usePlay } from '../desk/context.ts'
import { PetitionAnswers } from '../gardien/PetitionAnswers.tsx'
import { useTexts } from '../words/language.tsx'

/** ASC-2: a dreamer who waits on a board that is not in sight. */
export const Petitions = () => {
  const { ui } = useTexts()
  const { take } = useFollowing()
  const labelOf = useLabels()
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  if (view.role.kind !== 'gardien') return null
  return view.boards
    .filter(({ id, phase }) => phase === 'petition' && id !== board.id)
    .map(({ id, sheet }) => (
      <div key={id} className="request" role="alert">
        <p>
          <Token seat={id} /> {ui.gardien.wantsUp({ name: labelOf(id, sheet.name) })}
        </p>
        <div className="row">
          <PetitionAnswers dreamer={id} />
          <Button name={ui.gardien.see} to={() => take(id)} />
        </div>
      </div>
    ))
}
