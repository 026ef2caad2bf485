import { effect } from '../../effectText.ts'
import type { thanatos as french } from '../../fr/spells/thanatos.ts'
import { lasting } from './durations.ts'

export const thanatos: typeof french = {
  'animer-un-squelette': effect('Animate a skeleton', 'Strips a corpse to bare bones and makes it a servant.', lasting.permanent),
  'animer-un-zombi': effect('Animate a zombie', 'Raises a dead body as a servant that stops rotting.', lasting.permanent),
  'autometamorphose-en-bete': effect(
    'Self-metamorphosis into a beast',
    'Truly takes beast form; instinct may win out.',
    lasting.birthHour,
  ),
  cauchemar: effect('Nightmare', 'Ruins the sleep of a mind-possessed victim.', lasting.untilNightEnds),
  cecite: effect('Blindness', "Erodes a body-possessed victim's sight.", lasting.whilePossessed),
  'dague-de-meurtre': effect('Dagger of murder', 'Trapped dagger that drives its holder to murder.', lasting.permanent),
  'detection-d-aura-thanatos': effect('Detect aura', 'Shows whether the target holds dream or is under magic.', lasting.instant),
  'faire-parler-un-crane': effect('Make a skull speak', 'Questions a skull about all it witnessed.', lasting.roundPerPoint),
  'faire-parler-un-mort': effect('Make a dead man speak', 'Questions a corpse about its final hour.', lasting.roundPerPoint),
  fletrissement: effect('Withering', 'Makes the victim ugly for a time, by points spent.', lasting.slowRecovery),
  'griffe-de-thanatos': effect('Claw of Thanatos', 'Item trap: whoever masters it loses life points.', lasting.permanent),
  'griffe-morbide-de-thanatos': effect('Morbid claw of Thanatos', 'Item trap that also causes daily wasting.', lasting.permanent),
  interdiction: effect('Interdiction', 'Forbids one act to a mind-possessed victim.', lasting.victimBirthHour),
  'invocation-d-un-desespoir': effect(
    'Summon a Despair',
    'Draws the nearest Despair entity; beat it to control it.',
    lasting.untilConfronted,
  ),
  'invocation-d-une-haine': effect(
    'Summon a Hatred',
    'Draws the nearest Hatred entity; beat it to control it.',
    lasting.untilConfronted,
  ),
  'invocation-d-une-peur': effect(
    'Summon a Fear',
    'Draws the nearest Fear entity; beat it to control it.',
    lasting.untilConfronted,
  ),
  'lecture-d-aura-thanatos': effect(
    'Read aura',
    'Deciphers an aura in stages: nature, source cell, then strength.',
    lasting.instant,
  ),
  maladie: effect('Disease', "Drains a body-possessed victim's life.", lasting.whilePossessed),
  'metamorphose-en-bete': effect(
    'Metamorphosis into a beast',
    "Turns a possessed victim's body or mind animal.",
    lasting.whilePossessed,
  ),
  'peur-thanataire': effect('Thanatic fear', 'The targeted object terrifies those who see it.', lasting.birthHour),
  'poing-de-thanatos': effect('Fist of Thanatos', 'Occult non-lethal punch, proportional to points spent.', lasting.instant),
  'possession-d-esprit': effect(
    'Possession of the mind',
    "Through a relic, gradually seizes the victim's will.",
    lasting.unlimited,
  ),
  'possession-de-corps': effect(
    'Possession of the body',
    "Through a relic, gradually seizes the victim's body.",
    lasting.unlimited,
  ),
  putrescence: effect('Putrescence', 'Decays an object by a decade per point.', lasting.permanent),
  surdite: effect('Deafness', "Erodes a body-possessed victim's hearing.", lasting.whilePossessed),
  tache: effect('Task', 'Compels a mind-possessed victim to one mission.', lasting.untilTaskDone),
  thanatoeil: effect('Evil eye of Thanatos', 'Evil eye: next physical action fails, then bad luck.', lasting.victimBirthHour),
}
