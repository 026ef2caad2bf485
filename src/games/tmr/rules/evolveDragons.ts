import { VOIES } from './dreamer/draconic.ts'
import { groundOf } from './effects/groundOf.ts'
import type { Happening } from './events.ts'
import { changed, found, markedAfter, NEW_VISIT, nextRound, onJourney, outOfTheTmr } from './evolving.ts'
import type { Depths, Dreamer, Experience } from './state.ts'

const deepened = (dreamer: Dreamer, change: Partial<Depths>): Dreamer =>
  changed(dreamer, { depths: { ...dreamer.depths, ...change } })

/** DRG-3: Thanatos used, or something gained in it. */
export const usesThanatos = (happening: Happening): boolean => {
  if ('check' in happening && happening.check.voie === 'thanatos') return true
  if (happening.type === 'learned') return happening.voie === 'thanatos' && happening.points > 0
  return happening.type === 'sheetChanged' && happening.of === 'thanatos' && happening.by > 0
}

/** QUE-10: in the TMR counted with the journey's (FAT-1). */
const tired = (dreamer: Dreamer, boxes: number): Dreamer =>
  dreamer.journey
    ? changed(dreamer, { pendingFatigue: dreamer.pendingFatigue + boxes })
    : changed(dreamer, { fatigue: markedAfter(dreamer, boxes) })

const hurt = (dreamer: Dreamer, { life, boxes }: Extract<Happening, { type: 'hurt' }>): Dreamer => {
  const { depths, journey } = dreamer
  const after = journey ? { pendingLife: depths.pendingLife + life } : { life: depths.life - life }
  return deepened(tired(dreamer, boxes), { ...after, pinned: depths.pinned + boxes })
}

/** SOU-15: what is not on this sheet changes nothing here. */
const sheetChanged = (dreamer: Dreamer, { of, by }: Extract<Happening, { type: 'sheetChanged' }>): Dreamer => {
  const { sheet } = dreamer
  if (of === 'reve' || of === 'empathie' || of === 'intellect' || of === 'astrologie')
    return changed(dreamer, { sheet: { ...sheet, [of]: sheet[of] + by } })
  const voie = VOIES.find((one) => one === of)
  if (!voie) return dreamer
  return changed(dreamer, { sheet: { ...sheet, draconic: { ...sheet.draconic, [voie]: sheet.draconic[voie] + by } } })
}

const bonusWon = (dreamer: Dreamer, { spell, cell, known }: Extract<Happening, { type: 'bonusWon' }>): Dreamer => {
  const { bonuses } = dreamer.depths
  const at = bonuses.findIndex((bonus) => bonus.spell === spell && bonus.cell === cell)
  const before = bonuses[at] ?? { spell, cell, percent: 0, known: 0 }
  const after = { ...before, percent: before.percent + 1, known: before.known + (known ? 1 : 0) }
  return deepened(dreamer, { bonuses: at < 0 ? [...bonuses, after] : bonuses.map((one, index) => (index === at ? after : one)) })
}

const spellLearnt = (dreamer: Dreamer, spell: string): Dreamer => {
  const { sheet, depths } = dreamer
  const listed = sheet.spells === null || sheet.spells.includes(spell) ? sheet.spells : [...sheet.spells, spell]
  return deepened(changed(dreamer, { sheet: { ...sheet, spells: listed } }), {
    unknown: depths.unknown.filter((one) => one !== spell),
  })
}

/** DRG-10. **Ruling:** a Messager goes with the ground it stands on. */
const servedOn = (dreamer: Dreamer, effects: Dreamer['effects']): Dreamer['journey'] => {
  const sent = dreamer.journey?.messenger
  return sent && !groundOf(effects).exists(sent.cell) ? onJourney(dreamer, { messenger: null }) : dreamer.journey
}

/** SOU-12: with its bonus de case. */
const began = (dreamer: Dreamer, { effect }: Extract<Happening, { type: 'effectBegan' }>): Dreamer => {
  const bonuses = dreamer.depths.bonuses.filter(({ spell }) => effect.key !== 'forgotten-spell' || spell !== effect.spell)
  const effects = [...dreamer.effects, effect]
  return deepened(changed(dreamer, { effects, journey: servedOn(dreamer, effects) }), { next: effect.n + 1, bonuses })
}

const isBad = (quality: string): boolean => quality === 'echec-particulier' || quality === 'echec-total'

const meditated = (dreamer: Dreamer, { method, check }: Extract<Happening, { type: 'meditated' }>): Dreamer => {
  const { failures } = dreamer.depths
  return isBad(check.quality) ? deepened(dreamer, { failures: { ...failures, [method]: (failures[method] ?? 0) + 1 } }) : dreamer
}

type DragonHappening = Extract<
  Happening,
  {
    type:
      | 'effectBegan'
      | 'effectChanged'
      | 'effectEnded'
      | 'putElsewhere'
      | 'reserveForced'
      | 'tollPaid'
      | 'fatigued'
      | 'hurt'
      | 'reservesLost'
      | 'seuilChanged'
      | 'sheetChanged'
      | 'lossTested'
      | 'spellLearnt'
      | 'giftOffered'
      | 'giftTaken'
      | 'releaseAsked'
      | 'jumped'
      | 'hourBegan'
      | 'dreamt'
      | 'dragonDreamt'
      | 'rested'
      | 'woke'
      | 'starsRead'
      | 'bonusWon'
      | 'experienceChanged'
      | 'pointsChanged'
      | 'signSet'
      | 'signFelt'
      | 'signRead'
      | 'meditated'
      | 'synthesised'
  }
>

/** One case a happening of the Dragons, the night, the stars and practice. */
export const followDragons = (dreamer: Dreamer, happening: DragonHappening): Dreamer => {
  const { depths, effects } = dreamer
  switch (happening.type) {
    case 'effectBegan':
      return began(dreamer, happening)
    case 'effectChanged':
      return changed(dreamer, { effects: effects.map((one) => (one.n === happening.effect.n ? happening.effect : one)) })
    case 'effectEnded':
      return changed(dreamer, { effects: effects.filter(({ n }) => n !== happening.n) })
    case 'putElsewhere':
      return changed(dreamer, {
        position: happening.to,
        journey: onJourney(dreamer, { ...NEW_VISIT, messenger: null }),
      })
    case 'reserveForced':
      return changed(dreamer, { journey: onJourney(dreamer, { forced: true }) })
    case 'tollPaid':
      return changed(dreamer, { dream: Math.max(0, dreamer.dream - happening.points) })
    case 'fatigued':
      return tired(dreamer, happening.boxes)
    case 'hurt':
      return hurt(dreamer, happening)
    case 'reservesLost':
      return changed(dreamer, { reserves: dreamer.reserves.filter(({ cell }) => cell !== happening.cell) })
    case 'seuilChanged':
      return deepened(dreamer, { seuil: depths.seuil + happening.by })
    case 'sheetChanged':
      return sheetChanged(dreamer, happening)
    case 'spellLearnt':
      return spellLearnt(dreamer, happening.spell)
    case 'giftOffered':
      return changed(dreamer, { stage: { phase: 'gift' }, journey: onJourney(dreamer, { met: true }) })
    case 'giftTaken': {
      const { kind, strength } = happening
      return changed(dreamer, {
        stage: { phase: 'service', encounter: { kind, strength, lostRounds: 0, until: null } },
      })
    }
    case 'releaseAsked':
      return changed(dreamer, { stage: { phase: 'releasing' } })
    case 'jumped':
      return changed(dreamer.candidates ? found(dreamer) : dreamer, {
        position: happening.to,
        pendingFatigue: dreamer.pendingFatigue + (happening.fatigue ?? 1),
        round: dreamer.round + (happening.newRound ? 1 : 0),
        journey: happening.newRound ? nextRound(dreamer, NEW_VISIT) : onJourney(dreamer, NEW_VISIT),
      })
    case 'hourBegan':
      return deepened(dreamer, { broken: happening.broken })
    case 'dreamt':
      return changed(dreamer, { dream: dreamer.dream + happening.gained })
    case 'rested':
      return changed(dreamer, { fatigue: Math.max(0, dreamer.fatigue - happening.boxes) })
    case 'woke':
      return outOfTheTmr(dreamer, { phase: 'awake' })
    case 'starsRead': {
      const { day, night, number } = happening
      return deepened(dreamer, { readings: [...depths.readings, { day, night, number }] })
    }
    case 'bonusWon':
      return bonusWon(dreamer, happening)
    case 'experienceChanged': {
      const xp: Experience = { ...dreamer.xp, [happening.of]: dreamer.xp[happening.of] + happening.by }
      return changed(dreamer, { xp })
    }
    case 'pointsChanged':
      return deepened(dreamer, {
        points: { ...depths.points, [happening.voie]: Math.max(0, depths.points[happening.voie] + happening.by) },
      })
    case 'signSet': {
      const { genres, difficulty, value, until, felt } = happening
      return deepened(dreamer, { sign: { genres, difficulty, value, until, felt } })
    }
    case 'signFelt':
      return depths.sign ? deepened(dreamer, { sign: { ...depths.sign, felt: true } }) : dreamer
    case 'signRead':
      return deepened(dreamer, { sign: null })
    case 'meditated':
      return meditated(dreamer, happening)
    case 'lossTested':
    case 'dragonDreamt':
    case 'synthesised':
      return dreamer
    default:
      return happening satisfies never
  }
}
