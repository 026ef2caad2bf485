import { useId } from 'react'
import { type Density, useDensity } from '../../../../house/question/density.ts'
import { refusalText } from '../../../../house/texts/index.ts'
import type { CastChoice } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { spellLand } from '../words/spellLand.ts'
import { spellName } from '../words/spellNames.ts'
import { Advice } from './Advice.tsx'
import { chanceForCast, useAdvice } from './advice.ts'
import { Card } from './Card.tsx'
import { Picture } from './Picture.tsx'
import { type Refused, refusedBy } from './refusals.ts'
import { type SpellItem, SpellList } from './SpellList.tsx'
import { SpellRow } from './SpellRow.tsx'

export const castKey = ({ spell, via }: CastChoice): string => `${spell.id} ${via ?? ''}`

const MOST: Readonly<Record<Density, number>> = { full: 3, compact: 3, tight: 2 }

const chanceOf = ({ odds, refusal }: CastChoice): number => (refusal ? -1 : (odds?.limits.chance ?? 0))

/** The wanted one first, then the likeliest; what cannot be cast comes last. */
const inOrder = (casts: readonly CastChoice[], wanted: string | null): readonly CastChoice[] =>
  [...casts].sort((a, b) => Number(b.spell.id === wanted) - Number(a.spell.id === wanted) || chanceOf(b) - chanceOf(a))

/** The chance on the advised spell; on every other null. */
const useAdviceOn = (): ((cast: CastChoice) => number | null) => {
  const advice = useAdvice()
  const wanted = useDesk((state) => state.spell)
  return (cast) => (cast.refusal ? null : chanceForCast(advice, cast, wanted))
}

interface CastsProps {
  readonly casts: readonly CastChoice[]
  readonly onCast: (key: string) => void
}

interface CastablesProps extends CastsProps {
  readonly onAll: () => void
  /** Answers that stand above: in the least room the spells leave them theirs. */
  readonly above: number
}

/** Why they cannot be cast, once, under all of them. */
const RefusedCasts = ({ refused, onCast }: { readonly refused: Refused; readonly onCast: CastsProps['onCast'] }) => {
  const id = useId()
  return (
    <div className="castables-closed">
      {refused.casts.map((cast) => (
        <SpellRow key={castKey(cast)} cast={cast} disabled refusalId={id} onCast={() => onCast(castKey(cast))} />
      ))}
      <p id={id} className="spell-refused">
        {refused.reason}
      </p>
    </div>
  )
}

/** CAST-1: the spells of this land; many of them open as a list of their own. */
export const Castables = ({ casts, onCast, onAll, above }: CastablesProps) => {
  const { texts } = useLanguage()
  const { ui } = texts
  const { mayAct } = usePlay()
  const density = useDensity()
  const most = density === 'tight' && above > 0 ? 1 : MOST[density]
  const wanted = useDesk((state) => state.spell)
  const adviceOn = useAdviceOn()
  const shown = inOrder(casts, wanted).slice(0, casts.length > most ? most - 1 : most)
  const unshown = casts.filter((cast) => !shown.includes(cast)).flatMap((cast) => adviceOn(cast) ?? [])[0]
  return (
    <section className="castables" aria-label={ui.board.castHere}>
      <h3>{ui.board.castHere}</h3>
      {casts.length === 0 && <p className="soft">{ui.prompts.free.nothingToCast}</p>}
      {shown
        .filter(({ refusal }) => refusal === null)
        .map((cast) => (
          <SpellRow
            key={castKey(cast)}
            cast={cast}
            disabled={!mayAct}
            advice={adviceOn(cast)}
            onCast={() => onCast(castKey(cast))}
          />
        ))}
      {refusedBy(texts, shown).map((refused) => (
        <RefusedCasts key={refused.reason} refused={refused} onCast={onCast} />
      ))}
      {casts.length > most && (
        <button type="button" className="spell-row spell-all" data-advised={unshown !== undefined || undefined} onClick={onAll}>
          {ui.prompts.free.allCasts({ count: casts.length })} {unshown !== undefined && <Advice chance={unshown} />}
        </button>
      )}
    </section>
  )
}

/** All of them, by voie, to be searched. */
export const CastListCard = ({ casts, onCast, onBack }: CastsProps & { readonly onBack: () => void }) => {
  const { texts, format } = useLanguage()
  const effects = useSpellTexts()
  const { view, mayAct } = usePlay()
  const adviceOn = useAdviceOn()
  const { ui } = texts
  const itemOf = (cast: CastChoice): SpellItem => ({
    key: castKey(cast),
    voie: cast.spell.voie,
    closed: cast.refusal && refusalText(texts, cast.refusal),
    words: [
      spellName(view.spells, effects, format, cast.spell.id),
      spellLand(texts, format, cast.spell),
      effects?.[cast.spell.id]?.summary ?? '',
    ],
    row: <SpellRow cast={cast} disabled={!mayAct} advice={adviceOn(cast)} onCast={() => onCast(castKey(cast))} />,
  })
  return (
    <Card kind="casting" title={ui.board.castHere} picture={<Picture of="casting" />}>
      <SpellList items={inOrder(casts, null).map(itemOf)} />
      <button type="button" className="button" data-kind="page" onClick={onBack}>
        {ui.common.back}
      </button>
    </Card>
  )
}
