import { effect } from '../../effectText.ts'
import type { idees as french } from '../../fr/dragon/idees.ts'

export const idees: typeof french = {
  'idee-cris-d-animaux': effect(
    'Animal noises',
    'You speak only in the voices of animals.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-yeux-bandes': effect('Blindfold', 'You keep a blindfold on.', "until the end of the next day's Sleeping Castle"),
  'idee-toujours-non': effect('Always no', 'You answer everything with a no.', "until the end of the next day's Sleeping Castle"),
  'idee-poches-de-cailloux': effect(
    'Pockets of stones',
    'You carry 5d6 kilos of stones.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-arme-en-laisse': effect(
    'Weapon on a leash',
    'You drag your best weapon on a rope.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-main-sur-la-tete': effect(
    'Hand on the head',
    'You keep one hand on your head; only the other is free.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-visage-cendre': effect('Ashen face', 'You smear your face with soot.', "until the end of the next day's Sleeping Castle"),
  'idee-crachats': effect(
    'Spitting',
    'You spit in any food or drink you see.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-anorexie': effect(
    'No eating',
    'You refuse to swallow anything, remedies included.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-nu-et-sans-bagage': effect(
    'Naked, no baggage',
    'You go without clothes or baggage.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-douche-de-flacons': effect(
    'A shower of flasks',
    'You pour every flask you see over your own head.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-messire-et-madame-inverses': effect(
    'Sir and madam swapped',
    'You say madam to men and sir to women.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-a-quatre-pattes': effect(
    'On all fours',
    'You move on hands and knees.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-boulimie': effect('Always eating', 'You must eat every hour.', "until the end of the next day's Sleeping Castle"),
  'idee-porte-sinon-rien': effect(
    'Carried or nothing',
    'You travel only when carried.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-pas-de-porte': effect(
    'No doors',
    'You avoid doors; windows are allowed.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-faire-le-mort': effect('Playing dead', 'You lie still as a corpse.', "until the end of the next day's Sleeping Castle"),
  'idee-eteignoir': effect(
    'Snuffer',
    'You put out every flame you meet, lamps included.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-rien-lacher': effect(
    'Letting go of nothing',
    'You give, lend and put down nothing.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-pas-de-tmr': effect(
    'No Lands',
    'You refuse to go up to the Middle Lands.',
    "until the end of the next day's Sleeping Castle",
  ),
}
