import { effect } from '../../effectText.ts'
import type { narcos as french } from '../../fr/spells/narcos.ts'
import { lasting } from './durations.ts'

export const narcos: typeof french = {
  alliance: effect('Alliance', 'Binds gem and object into one.', lasting.instant),
  'annulation-de-magie-narcos': effect(
    'Cancel magic',
    'Undoes a magical effect from the very cell it came from.',
    lasting.instant,
  ),
  autonomie: effect('Autonomy', 'Makes a magic item automatic and self-recharging; two threshold points.', lasting.instant),
  'bouilloire-de-melimnod': effect("Mélimnod's kettle", 'Enchanted kettle that, once full, boils by itself.', lasting.instant),
  'detection-d-aura-narcos': effect('Detect aura', 'Shows whether the target holds dream or is under magic.', lasting.instant),
  'ecaille-d-activite': effect('Scale of activity', 'Lets the item cast one stored spell.', lasting.instant),
  'ecaille-d-efficacite': effect('Scale of efficacy', "Gives +1 to a tool's or weapon's normal use.", lasting.instant),
  'ecailles-de-protection-contre-griffes-et-crocs': effect(
    'Scales of protection against claws and fangs',
    'Amulet lowering damage from beasts and brawling by one.',
    lasting.instant,
  ),
  'ecailles-de-protection-contre-la-magie': effect(
    'Scales of protection against magic',
    'Amulet: +1 to resist hostile spells.',
    lasting.instant,
  ),
  'ecailles-de-protection-contre-la-maladie': effect(
    'Scales of protection against disease',
    'Amulet: +1 to withstand diseases.',
    lasting.instant,
  ),
  'ecailles-de-protection-contre-le-feu': effect(
    'Scales of protection against fire',
    'Amulet lowering fire damage by one.',
    lasting.instant,
  ),
  'ecailles-de-protection-contre-le-venin': effect(
    'Scales of protection against venom',
    'Amulet: +1 to withstand venoms and poisons.',
    lasting.instant,
  ),
  'ecailles-de-protection-contre-les-lames': effect(
    'Scales of protection against blades',
    'Amulet lowering melee weapon damage by one.',
    lasting.instant,
  ),
  'ecailles-de-protection-contre-les-projectiles': effect(
    'Scales of protection against missiles',
    'Amulet lowering missile damage by one.',
    lasting.instant,
  ),
  enchantement: effect('Enchantment', 'Pours dream points into a gem or potion.', lasting.instant),
  individualite: effect('Individuality', 'Allows an extra gem, hence a separate power.', lasting.instant),
  'lecture-d-aura-narcos': effect(
    'Read aura',
    'Deciphers an aura in stages: nature, source cell, then strength.',
    lasting.instant,
  ),
  maitrise: effect('Mastery', 'Creates the bond letting a user master the item.', lasting.instant),
  permanence: effect('Permanence', "Stops the item's dream evaporating; one threshold point.", lasting.instant),
  'puits-de-reve': effect('Well of dream', 'Stores dream points to fuel spells.', lasting.instant),
  purification: effect('Purification', 'Required step before repeating the same item ritual.', lasting.instant),
  restauration: effect('Restoration', 'Recharges a drained protective amulet; one threshold point.', lasting.instant),
}
