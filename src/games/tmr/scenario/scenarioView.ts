import type { DreamerView, View } from '../rules/view.ts'

/** The fields by which scenarios speak of a view; what is absent is null. */
export const scenarioView = (view: View): Record<string, unknown> => {
  const board = view.boards[0] as DreamerView
  const { encounter, spell, effect } = board
  return {
    round: board.round,
    phase: board.phase,
    clock: view.clock,
    dream: board.dream,
    fatigue: board.fatigue,
    pendingFatigue: board.pendingFatigue,
    repression: board.repression,
    position: board.position,
    genre: board.genre,
    candidates: board.candidates,
    encounter: encounter && {
      kind: encounter.kind,
      strength: encounter.strength,
      lostRounds: encounter.lostRounds,
      special: encounter.special ?? false,
    },
    messenger: board.messenger?.cell ?? null,
    spell: spell && { id: spell.id, triggered: spell.triggered, erratic: spell.erratic, with: spell.with },
    reserves: board.reserves.map(({ cell, spell: id, erratic }) => ({ cell, spell: id, erratic })),
    waiting: board.waiting,
    xp: board.xp,
    afflictions: board.afflictions.map((affliction) => affliction.table),
    effect: effect && { spell: effect.spell, outcome: effect.outcome, others: effect.others ?? [] },
    reve: board.sheet.reve,
    draconic: board.sheet.draconic,
    seuil: board.seuil,
    life: board.life,
    shadow: board.shadow,
    mastery: board.mastery,
    effects: board.effects,
    bonuses: board.bonuses,
    spellPoints: board.spellPoints,
    readings: board.readings,
    lying: board.lying,
    astral: board.astral,
    sign: board.sign,
  }
}
