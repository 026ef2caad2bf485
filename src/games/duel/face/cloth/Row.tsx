import { keyed } from '../../../../house/ui/keyed.ts'
import { powerOf, ROW } from '../../rules/public.ts'
import { PowerFace } from '../cards/PowerFace.tsx'
import type { Laid } from '../desk/desk.ts'
import { useHere } from '../duel.ts'
import { powerId } from '../question/index.ts'
import { powerWords } from '../words/described.ts'
import { useTexts } from '../words/language.tsx'
import { cardName } from '../words/named.ts'
import { Touch } from './Touch.tsx'

/** The powers of the own row that something is about to be done with. */
const laidPowers = ({ doing, discard, defending }: Laid): readonly string[] => {
  if (doing?.kind === 'play') return doing.pay
  if (doing?.kind === 'attack') return doing.add
  return [...discard, ...defending.add, ...defending.pay]
}

const usePowerWords = (): ((id: string) => string) => {
  const texts = useTexts()
  return (id) => `${cardName(texts, id)}, ${powerWords(texts, powerOf(id))}`
}

interface RowProps {
  readonly powers: readonly string[]
  readonly label: string
  readonly own: boolean
}

/** The active powers in front of a player, six at most. */
export const Row = ({ powers, label, own }: RowProps) => {
  const words = usePowerWords()
  const { desk } = useHere().here
  const laid = own ? laidPowers(desk) : []
  return (
    <ul className="row-of-powers" aria-label={label}>
      {powers.map((id) => (
        <li key={id} className="deals">
          <Touch answer={powerId(id)} card={id} label={words(id)} chosen={laid.includes(id)}>
            <PowerFace id={id} />
          </Touch>
        </li>
      ))}
      {keyed(Array(Math.max(0, ROW - powers.length)).fill(null)).map(([at]) => (
        <li key={at} className="slot" data-shape="power" aria-hidden="true" />
      ))}
    </ul>
  )
}
