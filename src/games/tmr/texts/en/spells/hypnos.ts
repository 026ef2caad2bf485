import { effect } from '../../effectText.ts'
import type { hypnos as french } from '../../fr/spells/hypnos.ts'
import { lasting } from './durations.ts'

export const hypnos: typeof french = {
  'annulation-de-magie-hypnos': effect(
    'Cancel magic',
    'Undoes a magical effect from the very cell it came from.',
    lasting.instant,
  ),
  'annulation-de-ses-propres-illusions': effect(
    'Cancel your own illusions',
    'Cheaply erases one of your illusions from its source cell.',
    lasting.instant,
  ),
  'conjurer-l-oubli': effect('Ward off oblivion', 'Wakes a lost memory in answer to one question.', lasting.oneQuestion),
  'detection-d-aura-hypnos': effect('Detect aura', 'Shows whether the target holds dream or is under magic.', lasting.instant),
  egarement: effect('Distraction', 'Muddles the mind: any thoughtful work turns to fiasco.', lasting.hourOrStress),
  fatigue: effect('Fatigue', 'Loads with fatigue; a weak will falls asleep or staggers.', lasting.instant),
  fauchage: effect('Leg sweep', 'Topples a humanoid convinced its legs were swept.', lasting.instant),
  'grand-sommeil-d-hypnos': effect('Great sleep of Hypnos', 'Endless sleep, ended only by a chosen word.', lasting.wakingWord),
  'guerrier-sorde': effect('Sorde warrior', 'Calls an armoured fighter who attacks the foe shown to him.', lasting.oneTask),
  'guerrier-turme': effect('Turme warrior', 'Calls a sentinel who guards the sleeper and sounds the alarm.', lasting.oneTask),
  'harpe-d-hypnos': effect('Harp of Hypnos', 'Through an instrument, hears a distant person or room.', lasting.roundPerPoint),
  invisibilite: effect('Invisibility', 'Removes one target from sight, gear excluded.', lasting.birthHour),
  'invoquer-sa-presence': effect(
    'Invoke your presence',
    'Through a mirror, converses afar as an image of yourself.',
    lasting.roundPerPoint,
  ),
  'invoquer-sa-voix': effect(
    'Invoke your voice',
    'Through an instrument, speaks afar without hearing replies.',
    lasting.roundPerPoint,
  ),
  'invoquer-son-image': effect('Invoke your image', 'Through a mirror, projects your silent image afar.', lasting.roundPerPoint),
  kanaillou: effect('Kanaillou', 'Calls a cheeky handyman who helps for a price.', lasting.oneTask),
  'langue-d-hypnos': effect('Tongue of Hypnos', 'Gives food or drink a known illusory taste.', lasting.birthHour),
  'lecture-d-aura-hypnos': effect(
    'Read aura',
    'Deciphers an aura in stages: nature, source cell, then strength.',
    lasting.instant,
  ),
  metamorphose: effect('Metamorphosis', 'Disguises the target as something of another category, same size.', lasting.birthHour),
  'miroir-d-hypnos': effect('Mirror of Hypnos', 'Through a reflection, shows a distant person or room.', lasting.roundPerPoint),
  'narine-d-hypnos': effect('Nostril of Hypnos', "Swaps the target's smell for another of equal strength.", lasting.birthHour),
  'non-agressivite': effect(
    'Non-aggression',
    'Turns a threatening beast away; one already attacking only pauses a round.',
    lasting.instant,
  ),
  'non-reve': effect('Non-dream', 'Takes all dreams from the target: no Lands, and no dream points back.', lasting.hourPast4),
  nonechalepasse: effect('Nonechalepasse', 'Calls an armoured guard who bars a passage.', lasting.birthHour),
  oubli: effect('Oblivion', 'Delayed amnesia covering the hours after casting.', lasting.delayedPast6),
  peur: effect('Fear', 'Sudden terror: failing a will roll stuns the victim.', lasting.instant),
  repos: effect('Rest', 'Refreshes: two points clear one fatigue segment.', lasting.instant),
  serenite: effect('Serenity', 'Lifts morale towards zero, one step per three points.', lasting.instant),
  sommeil: effect('Sleep', 'Deep unbreakable sleep, one round per point spent.', lasting.roundPerPoint),
  suggestion: effect('Suggestion', 'Forces a brief physical order, repeatable with points spent.', lasting.orders),
  transfiguration: effect('Transfiguration', "Alters visual appearance within the target's own category.", lasting.birthHour),
  'tympan-d-hypnos': effect('Eardrum of Hypnos', "Replaces the target's voice or sound with another.", lasting.birthHour),
  'voix-d-hypnos': effect('Voice of Hypnos', 'Replays a recent conversation and spots its lies.', lasting.oneRound),
}
