/** What a dreamer looks like. */
export const looks = {
  cloak: 'Cape',
  cloaks: { night: 'nuit', wine: 'lie de vin', moss: 'mousse', ochre: 'ocre', ash: 'cendre', plum: 'prune' },
  face: 'Visage',
  faces: { serene: 'serein', bearded: 'barbu', braided: 'à tresses', freckled: 'à taches de rousseur', masked: 'masqué' },
}
