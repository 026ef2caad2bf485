import type { CSSProperties } from 'react'
import { useInsets } from '../../../../house/play/index.ts'
import { Inks } from '../cards/Inks.tsx'
import { usePlay } from '../duel.ts'
import { useTexts } from '../words/language.tsx'
import { Hand } from './Hand.tsx'
import { Piles } from './Piles.tsx'
import { Side } from './Side.tsx'
import './cloth.css'

/** Night around, one warm cloth: the others above, me below, my hand along the edge. A watcher sits with the first. */
export const Cloth = () => {
  const { table } = useTexts().ui.places
  const { players, advanced } = usePlay(({ view: { players, advanced } }) => ({ players, advanced }))
  const mine = usePlay((play) => play.view.mine?.seat ?? null)
  const insets = useInsets()
  const near = players.find(({ seat }) => seat === mine) ?? players[0]
  const at = near ? players.indexOf(near) : 0
  const others = [...players.slice(at + 1), ...players.slice(0, at)]
  return (
    <div className="cloth-frame" style={{ '--top': `${insets.top}px`, '--bottom': `${insets.bottom}px` } as CSSProperties}>
      <Inks />
      <section
        className="cloth"
        aria-label={table}
        data-others={others.length}
        data-hand={mine !== null || undefined}
        data-advanced={advanced || undefined}
      >
        <div className="others">
          {others.map((player) => (
            <Side key={player.seat} player={player} own={false} />
          ))}
        </div>
        <Piles />
        {near && <Side player={near} own={near.seat === mine} />}
        {mine !== null && <Hand />}
      </section>
    </div>
  )
}
