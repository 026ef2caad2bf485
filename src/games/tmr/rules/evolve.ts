import { groundOf } from './effects/groundOf.ts'
import { isExtensible } from './effects/queries.ts'
import { notSent } from './encounters/sent.ts'
import { type Event, type Happening, isDreamerEvent, type TableEvent } from './events.ts'
import { followAims } from './evolveAims.ts'
import { followDragons, usesThanatos } from './evolveDragons.ts'
import { followSpells, leftBehind } from './evolveSpells.ts'
import { changed, found, NEW_VISIT, nextRound, onJourney, outOfTheTmr, tested } from './evolving.ts'
import { withAstral, withBefallen, withDreamer, withoutSent } from './evolvingTable.ts'
import { checkFits, Misfit } from './fits.ts'
import { WET_MASTERY } from './ground/ground.ts'
import { type CellId, genreOf } from './map/map.ts'
import { withNote } from './notes.ts'
import { STORING_PRICE } from './reserves/limits.ts'
import { sameSlot } from './reserves/slots.ts'
import { roundCalled } from './rounds.ts'
import { canWake, makeDreamer } from './setup.ts'
import { statedIn } from './spells/parameters.ts'
import {
  type Dreamer,
  dreamerOf,
  type Encounter,
  type Hand,
  type Journey,
  type Reserve,
  type Stage,
  type Table,
  type Waiting,
} from './state.ts'

const AWAKE: Stage = { phase: 'awake' }
const ASLEEP: Stage = { phase: 'asleep' }
const FREE: Stage = { phase: 'free' }

/** What a phase that was checked is known to hold. */
const encounterOf = ({ stage }: Dreamer): Encounter => (stage as { encounter: Encounter }).encounter
const handOf = ({ stage }: Dreamer): Hand => (stage as { hand: Hand }).hand

const stepped = (dreamer: Dreamer, happening: Extract<Happening, { type: 'moved' }>): Dreamer =>
  changed(happening.exit && dreamer.candidates ? found(dreamer) : dreamer, {
    position: happening.to,
    pendingFatigue: dreamer.pendingFatigue + (happening.fatigue ?? 1),
    round: dreamer.round + (happening.newRound ? 1 : 0),
    journey: happening.newRound ? nextRound(dreamer, NEW_VISIT) : onJourney(dreamer, NEW_VISIT),
  })

const met = (dreamer: Dreamer, encounter: Encounter): Dreamer =>
  changed(dreamer, {
    stage: { phase: 'encounter', encounter },
    journey: onJourney(dreamer, { met: true }),
  })

const returning = ({ kind, strength, until, special }: Waiting): Encounter => ({
  kind,
  strength,
  lostRounds: 0,
  until,
  ...(special ? { special } : {}),
})

/** MOV-2: freed from a Tourbillon the round is open again; freed from a Reflet it is not. */
const freed = (dreamer: Dreamer): Journey | null => {
  const encounter = encounterOf(dreamer)
  if (encounter.lostRounds === 0) return dreamer.journey
  return onJourney(dreamer, encounter.kind === 'reflet' ? { met: true } : { met: false, calm: true })
}

/** RES-2: one that the player did not know of on that cell gives way. */
const givingWay = (dreamer: Dreamer, cell: CellId): readonly Reserve[] =>
  isExtensible(dreamer, cell)
    ? dreamer.reserves
    : dreamer.reserves.map((reserve) =>
        reserve.known || reserve.cell === null || !sameSlot(reserve.cell, cell) ? reserve : { ...reserve, cell: null },
      )

const stored = (dreamer: Dreamer, hand: Hand): Dreamer =>
  changed(dreamer, {
    stage: FREE,
    dream: dreamer.dream - STORING_PRICE,
    journey: onJourney(dreamer, { stored: true, laid: sameSlot(hand.cell, dreamer.position) }),
    reserves: [
      ...givingWay(dreamer, hand.cell),
      {
        cell: hand.cell,
        spell: hand.spell,
        erratic: hand.erratic,
        cost: hand.cost,
        ...statedIn(hand),
        known: dreamer.candidates === null || (hand.proxy && dreamer.journey?.messenger?.asked === 'cell'),
      },
    ],
  })

/** RES-4, TET-9: one reserve for each spell that goes off there. */
const withoutThese = (reserves: readonly Reserve[], { cell, spell, erratic, others }: Hand): readonly Reserve[] => {
  const left = [...reserves]
  for (const one of [spell, ...(others ?? [])]) {
    const at = left.findIndex(
      (reserve) => reserve.cell !== null && reserve.spell === one && reserve.erratic === erratic && sameSlot(reserve.cell, cell),
    )
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

const corrected = (
  dreamer: Dreamer,
  { sheet, dream, fatigue, repression, seuil, life, pinned, xp }: Extract<Happening, { type: 'corrected' }>,
): Dreamer => {
  const after = changed(dreamer, {
    sheet: { ...dreamer.sheet, ...(sheet as Partial<Dreamer['sheet']> | undefined) },
    dream: dream ?? dreamer.dream,
    fatigue: fatigue ?? dreamer.fatigue,
    repression: repression ?? dreamer.repression,
    xp: xp ? { ...dreamer.xp, ...(xp as Partial<Dreamer['xp']>) } : dreamer.xp,
    depths: {
      ...dreamer.depths,
      seuil: seuil ?? dreamer.depths.seuil,
      life: life ?? dreamer.depths.life,
      pinned: pinned ?? dreamer.depths.pinned,
    },
  })
  if (after.stage.phase !== 'awake' && after.stage.phase !== 'asleep') return after
  return changed(after, { stage: canWake(after.dream, after.fatigue, after.sheet, after.depths.life) ? AWAKE : ASLEEP })
}

/** What does not follow from what was before is an error: Misfit. */
export const evolveDreamer = (dreamer: Dreamer, happening: Happening): Dreamer => {
  checkFits(dreamer, happening)
  return afterAll(dreamer, follow(dreamer, happening), happening)
}

/** DRG-3, SIG-4: what follows from several kinds of happenings. */
const afterAll = (before: Dreamer, after: Dreamer, happening: Happening): Dreamer => {
  const shadowed = usesThanatos(happening) && !after.depths.shadow
  const { sign } = after.depths
  const faded = after.round !== before.round && sign?.until != null && after.round > sign.until
  if (!shadowed && !faded) return after
  return changed(after, {
    depths: { ...after.depths, shadow: shadowed || after.depths.shadow, sign: faded ? null : sign },
  })
}

/** ASC-2: said of an ascent that is asked for, it is the answer; its dice are still to be thrown. */
const ruled = (dreamer: Dreamer, ascent: Dreamer['ascent']): Dreamer => {
  const { stage } = dreamer
  if (stage.phase !== 'petition') return changed(dreamer, { ascent })
  const { phase, mode } = stage
  return changed(dreamer, { ascent, stage: { phase, mode, ...(ascent.kind !== 'refused' && { granted: true }) } })
}

/** One case a happening. */
const follow = (dreamer: Dreamer, happening: Happening): Dreamer => {
  switch (happening.type) {
    case 'ascentAsked':
      return changed(dreamer, { stage: { phase: 'petition', mode: happening.mode } })
    case 'ascentDenied':
      return changed(dreamer, { stage: AWAKE })
    case 'willTested':
      return tested(dreamer, happening)
    case 'ascended':
      return changed(dreamer, {
        stage: FREE,
        depths: dreamer.depths.broken ? dreamer.depths : { ...dreamer.depths, broken: true },
        effect: null,
        unruled: leftBehind(dreamer, happening),
        ascent: happening.stands ? dreamer.ascent : { kind: 'free' },
        round: dreamer.round + 1,
        dream: dreamer.dream - happening.cost,
        pendingFatigue: happening.fatigue ?? 1,
        journey: {
          mode: happening.mode,
          malus: happening.malus,
          met: false,
          calm: false,
          stored: false,
          ...NEW_VISIT,
          messenger: null,
        },
      })
    case 'cameDown': {
      if (happening.why !== 'spell')
        return changed(outOfTheTmr(dreamer, AWAKE), { round: dreamer.round + (happening.newRound ? 1 : 0) })
      const hand = handOf(dreamer)
      return changed(outOfTheTmr(dreamer, hand.erratic ? AWAKE : { phase: 'targeting', hand }), { round: dreamer.round + 1 })
    }
    case 'fellAsleep': {
      const after = outOfTheTmr(dreamer, ASLEEP)
      return happening.late ? changed(after, { depths: { ...after.depths, broken: true } }) : after
    }
    case 'moved':
      return stepped(dreamer, happening)
    case 'stayed':
    case 'struggled':
      return changed(dreamer, {
        round: dreamer.round + 1,
        pendingFatigue: dreamer.pendingFatigue + (happening.fatigue ?? 1),
        journey: nextRound(dreamer),
      })
    case 'encounterRolled':
      return dreamer
    case 'encounterMet':
      return met(dreamer, {
        kind: happening.kind,
        strength: happening.strength,
        lostRounds: 0,
        until: null,
        ...(happening.special ? { special: true } : {}),
      })
    case 'sentMet':
      return met(dreamer, { kind: happening.kind, strength: happening.strength, lostRounds: 0, until: null })
    case 'encounterReturned':
      return changed(met(dreamer, returning(dreamer.waiting as Waiting)), { waiting: null })
    case 'waitingLeft':
      return changed(dreamer, { waiting: null })
    case 'faced':
      return dreamer
    case 'serviceWon':
      return changed(dreamer, { stage: { phase: 'service', encounter: encounterOf(dreamer) } })
    case 'held': {
      const encounter = encounterOf(dreamer)
      return changed(dreamer, { stage: { phase: 'captive', encounter: { ...encounter, lostRounds: encounter.lostRounds + 1 } } })
    }
    case 'encounterEnded':
      return changed(dreamer, { stage: FREE, journey: happening.how === 'freed' ? freed(dreamer) : dreamer.journey })
    case 'evaded': {
      const { kind, strength, special } = encounterOf(dreamer)
      return changed(dreamer, {
        waiting: {
          cell: dreamer.position,
          kind,
          strength,
          until: happening.until,
          ...(special ? { special } : {}),
          known: dreamer.candidates === null,
        },
      })
    }
    case 'repressed':
      return changed(dreamer, { repression: dreamer.repression + happening.points })
    case 'repressionTested':
      return happening.safe ? dreamer : changed(dreamer, { repression: 0 })
    case 'afflicted':
      return changed(dreamer, {
        depths: happening.table === 'ombre' ? { ...dreamer.depths, shadow: false } : dreamer.depths,
        afflictions: [...dreamer.afflictions, { table: happening.table, id: happening.id }],
      })
    case 'dreamChanged':
      return changed(dreamer, { dream: Math.max(0, dreamer.dream + happening.by) })
    case 'learned': {
      const xp = { ...dreamer.xp, reve: dreamer.xp.reve + happening.reve }
      if (happening.voie) xp[happening.voie] += happening.points
      return changed(dreamer, { xp })
    }
    case 'carried': {
      const forced = happening.by === 'passeur-fou'
      return changed(dreamer, { stage: FREE, position: happening.to, journey: onJourney(dreamer, { ...NEW_VISIT, forced }) })
    }
    case 'lost':
    case 'drifted':
      return changed(dreamer, { stage: FREE, position: happening.to, journey: onJourney(dreamer, NEW_VISIT) })
    case 'messengerSent':
      return changed(dreamer, {
        stage: FREE,
        journey: onJourney(dreamer, { messenger: { cell: happening.to, asked: happening.asked } }),
      })
    case 'fitted':
      if (happening.candidates.length === 1) return found(dreamer)
      return changed(dreamer, { candidates: happening.candidates, likelihood: happening.likelihood ?? null })
    case 'revealed':
      return found(dreamer)
    case 'wetMet':
      return changed(dreamer, { stage: { phase: 'wet', mastery: happening.mastery ?? WET_MASTERY } })
    case 'wetFaced':
      return changed(dreamer, {
        journey: onJourney(dreamer, { given: [...(dreamer.journey?.given ?? []), happening.kind ?? 'wet'] }),
      })
    case 'settled':
      return changed(dreamer, { stage: FREE })
    case 'castRolled':
      return changed(dreamer, { dream: Math.max(0, dreamer.dream - happening.paid), modifier: null })
    case 'castHeld':
      return changed(dreamer, { stage: { phase: happening.hand.erratic ? 'fumble' : 'cast', hand: happening.hand } })
    case 'fumbleRolled':
      return dreamer
    case 'kept':
      return changed(dreamer, { stage: { phase: 'carrying', hand: handOf(dreamer) } })
    case 'stored':
      return stored(dreamer, happening.hand)
    case 'triggered':
      return changed(dreamer, {
        stage: { phase: 'carrying', hand: happening.hand },
        reserves: withoutThese(dreamer.reserves, happening.hand),
        journey: onJourney(dreamer, { messenger: null }),
      })
    case 'sightTested':
      return changed(dreamer, { sight: null })
    case 'resisted':
      return dreamer
    case 'aimed':
    case 'cameBack':
    case 'spellCame':
    case 'spellMet':
    case 'spellTook':
      return followAims(dreamer, happening)
    case 'tookEffect':
    case 'described':
    case 'spellEnded':
    case 'spellRuled':
    case 'torn':
      return followSpells(dreamer, happening)
    case 'ascentRuled':
      return ruled(dreamer, happening.rule)
    case 'modified':
      return changed(dreamer, { modifier: happening.value === 0 ? null : { value: happening.value, secret: happening.secret } })
    case 'sightAsked':
      return changed(dreamer, { sight: happening.difficulty })
    case 'placed':
      return changed(happening.hidden ? dreamer : found(dreamer), {
        position: happening.to,
        likelihood: null,
        candidates: happening.hidden ? groundOf(dreamer.effects).ofGenre(genreOf(happening.to)) : null,
        journey: onJourney(dreamer, { ...NEW_VISIT, messenger: null }),
      })
    case 'corrected':
      return corrected(dreamer, happening)
    case 'dreamerLeft':
      return dreamer
    default:
      return followDragons(dreamer, happening)
  }
}

const evolveTable = (table: Table, event: TableEvent): Table => {
  switch (event.type) {
    case 'clockMoved':
      return { ...table, clock: event.to }
    case 'optionsSet':
      return { ...table, options: event.options }
    case 'dreamerCame':
      if (dreamerOf(table, event.setup.id)) throw new Misfit(`${event.setup.id} comes twice`)
      return withDreamer(table, makeDreamer(event.setup))
    case 'astralSet':
      return withAstral(table, event.day, event.number)
    case 'secretRolled':
    case 'noteShown':
      return table
    case 'encounterSent': {
      const { to, cell, kind, strength } = event
      return { ...table, sent: [...notSent(table.sent, to, cell), { to, cell, kind, strength }] }
    }
    case 'encounterRecalled':
      return withoutSent(table, event.to, event.cell)
    case 'noted':
      return { ...table, notes: withNote(table.notes, event) }
    case 'roundCalled':
      return { ...table, rounds: roundCalled(table, event) }
    default:
      return event satisfies never
  }
}

export const evolve = (table: Table, event: Event): Table => {
  if (!isDreamerEvent(event)) return evolveTable(table, event)
  const dreamer = dreamerOf(table, event.dreamer)
  if (!dreamer) throw new Misfit(`${event.type} of nobody`)
  return withBefallen(table, event, dreamer, evolveDreamer(dreamer, event))
}
