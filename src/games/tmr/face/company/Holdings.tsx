import { useMemo } from 'react'
import { reader } from '../../../../house/journal/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import {
  type DreamerId,
  findSpell,
  hoursBetween,
  isSuccess,
  type Moment,
  type Told,
  type ToldHappening,
  type View,
  type Voie,
} from '../../rules/public.ts'
import { useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { useNames } from '../journal/names.ts'
import { type JournalEntry, journalEntries } from '../journal/thread.ts'
import { useLanguage, useTexts } from '../words/language.tsx'

/** TGT-4, CAST-6: a spell that took on a dreamer. */
export interface Holding {
  /** What it is lifted by. */
  readonly key: string
  readonly spell: string | null
  /** Where it stands in no list. */
  readonly name?: string | undefined
  readonly voie?: Voie | undefined
  readonly since: Moment
  /** Of one's own casting. */
  readonly own: boolean
}

type Took = Pick<Holding, 'spell' | 'name' | 'voie' | 'own'>

const OWN = { own: true }
const THEIRS = { own: false }

/** A zone of which one is the centre holds nobody. */
const onSelf = (what: Extract<ToldHappening, { type: 'tookEffect' | 'spellRuled' }>): readonly Took[] =>
  [what, ...(what.others ?? [])]
    .filter(({ outcome, centre }) => outcome === 'self' && !centre)
    .map(({ spell }) => ({ spell, ...OWN }))

const tookIn = (what: ToldHappening): readonly Took[] => {
  switch (what.type) {
    case 'tookEffect':
    case 'spellRuled':
      return onSelf(what)
    case 'spellTook':
      return [{ spell: what.spell, name: what.name, ...THEIRS }]
    case 'spellMet':
      return isSuccess(what.check.quality) ? [] : [{ spell: what.spell, name: what.name, voie: what.voie, ...THEIRS }]
    default:
      return []
  }
}

const keyOf = ({ spell, name, voie }: Took): string => spell ?? name ?? voie ?? ''

/** Lifted by its key; what the last spell of one's own came to is lifted with it. */
const lifted = (holdings: readonly Holding[], of: string | undefined): readonly Holding[] => {
  const at = of === undefined ? holdings.findLastIndex(({ own }) => own) : holdings.findIndex(({ key }) => key === of)
  return holdings.filter((_, index) => index !== at)
}

/** A spell that takes again holds anew. */
const after = (holdings: readonly Holding[], { what, clock }: Extract<Told, { dreamer: DreamerId }>): readonly Holding[] => {
  if (what.type === 'spellEnded') return lifted(holdings, what.of)
  const fresh = tookIn(what).map((took) => ({ ...took, key: keyOf(took), since: clock }))
  return fresh.length > 0 ? [...holdings.filter(({ key }) => !fresh.some((one) => one.key === key)), ...fresh] : holdings
}

const NOTHING: readonly Holding[] = []

export const holdingsIn = reader<JournalEntry, ReadonlyMap<DreamerId, readonly Holding[]>>(
  (before, fresh) => {
    const holdings = new Map(before)
    for (const { undone, pieces } of fresh)
      for (const { told } of undone ? [] : pieces)
        if (told.dreamer !== null) holdings.set(told.dreamer, after(holdings.get(told.dreamer) ?? NOTHING, told))
    return holdings
  },
  () => new Map(),
)

/** HN ends within twelve hours; a few last until somebody lifts them; what is done in an instant is news of its hour. */
const HOURS_OF_BIRTH = 12

export const stillHolds = (spells: View['spells'], clock: Moment, { spell, since }: Holding): boolean => {
  const duration = (spell && findSpell(spells, spell)?.duration) || ''
  const hours = duration === 'instantanée' ? 1 : HOURS_OF_BIRTH
  return /^(permanente|illimitée)/.test(duration) || hoursBetween(since, clock) < hours
}

/** What holds that dreamer, each with its name. */
export const useHoldings = (dreamer: DreamerId): readonly (Holding & { readonly label: string })[] => {
  const { journal, voies } = useTexts()
  const view = usePlay((play) => play.view)
  const notices = useSeat((state) => state.notices)
  const names = useNames(view, notices)
  const all = holdingsIn(journalEntries(notices)).get(dreamer) ?? NOTHING
  return useMemo(() => {
    const label = ({ spell, name, voie }: Holding): string =>
      name ?? (spell ? names.spell(spell) : journal.someSpell({ voie: voie ? voies[voie] : '' }))
    return all.filter((one) => stillHolds(view.spells, view.clock, one)).map((one) => ({ ...one, label: label(one) }))
  }, [all, view.spells, view.clock, names, journal, voies])
}

/** TGT-4: the spells that hold the dreamer, until their hours are past; the gardien lifts them before. */
export const Holdings = ({ holdings }: { readonly holdings: ReturnType<typeof useHoldings> }) => {
  const { texts, format } = useLanguage()
  const { sheet, gardien } = texts.ui
  const { id, judges } = usePlay(({ board, view }) => ({ id: board.id, judges: view.role.kind === 'gardien' }))
  const seat = useOwnSeat()
  return (
    <ul className="holdings">
      {holdings.map(({ key, label, since }) => (
        <li key={key}>
          <strong>{label}</strong>{' '}
          <small>{sheet.holdsSince({ hour: texts.hours[since.hour].hour, day: sheet.day(since) })}</small>
          {judges && (
            <Button
              name={gardien.liftSpell}
              aria-label={format.labelled(gardien.liftSpell, label)}
              to={() => void seat.say({ type: 'endSpell', dreamer: id, of: key })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
