import { effect } from '../../effectText.ts'
import type { idees as french } from '../../fr/dragon/idees.ts'

export const idees: typeof french = {
  'idee-cris-d-animaux': effect(
    'Animal noises',
    'Communicates only through animal noises.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-yeux-bandes': effect('Blindfold', 'Keeps a blindfold on.', "until the end of the next day's Sleeping Castle"),
  'idee-toujours-non': effect(
    'Always no',
    'Answers everything with a refusal.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-poches-de-cailloux': effect(
    'Pockets of stones',
    'Carries 5d6 kilos of stones (3d6 in other sources).',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-arme-en-laisse': effect(
    'Weapon on a leash',
    "Drags one's best weapon on a leash.",
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-main-sur-la-tete': effect(
    'Hand on the head',
    'One hand stays on the head all the time.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-visage-cendre': effect('Ashen face', "Smears one's face with ash.", "until the end of the next day's Sleeping Castle"),
  'idee-crachats': effect('Spitting', 'Spits in any food or drink in sight.', "until the end of the next day's Sleeping Castle"),
  'idee-anorexie': effect(
    'No eating',
    'Refuses to swallow anything, remedies included.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-nu-et-sans-bagage': effect(
    'Naked, no baggage',
    'Goes without clothes or baggage.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-douche-de-flacons': effect(
    'A shower of flasks',
    "Pours every flask seen over one's own head.",
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-messire-et-madame-inverses': effect(
    'Sir and madam swapped',
    'Swaps polite titles for men and women.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-a-quatre-pattes': effect(
    'On all fours',
    'Moves only on hands and knees.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-boulimie': effect('Always eating', 'Must eat every hour.', "until the end of the next day's Sleeping Castle"),
  'idee-porte-sinon-rien': effect(
    'Carried or nothing',
    'Will only travel when carried.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-pas-de-porte': effect(
    'No doors',
    'Avoids doorways; windows are allowed.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-faire-le-mort': effect('Playing dead', 'Lies still as a corpse.', "until the end of the next day's Sleeping Castle"),
  'idee-eteignoir': effect(
    'Snuffer',
    'Puts out every flame met, lamps included.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-rien-lacher': effect(
    'Letting go of nothing',
    'Gives, lends and drops nothing.',
    "until the end of the next day's Sleeping Castle",
  ),
  'idee-pas-de-tmr': effect(
    'No Lands',
    'Refuses to go up to the Middle Lands.',
    "until the end of the next day's Sleeping Castle",
  ),
}
