import type { Texts } from '../../texts.ts'

/** What a dreamer looks like. */
export const looks: Texts['ui']['looks'] = {
  cloak: 'Cloak',
  cloaks: { night: 'night', wine: 'wine', moss: 'moss', ochre: 'ochre', ash: 'ash', plum: 'plum' },
  face: 'Face',
  faces: { serene: 'serene', bearded: 'bearded', braided: 'braided', freckled: 'freckled', masked: 'masked' },
}
