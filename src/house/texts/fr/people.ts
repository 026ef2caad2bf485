import type { Colour, Figure } from '../../../kit/person.ts'

const colours: Readonly<Record<Colour, string>> = {
  ember: 'braise',
  sky: 'ciel',
  moss: 'mousse',
  amber: 'ambre',
  violet: 'violette',
  lagoon: 'lagune',
  rose: 'rose',
  sienna: 'terre',
  lime: 'tilleul',
  wine: 'lie-de-vin',
  pine: 'sapin',
  coral: 'corail',
  indigo: 'indigo',
  lilac: 'lilas',
  sand: 'sable',
  slate: 'ardoise',
}

const figures: Readonly<Record<Figure, string>> = {
  moon: 'lune',
  star: 'étoile',
  key: 'clé',
  leaf: 'feuille',
  flame: 'flamme',
  drop: 'goutte',
  bell: 'cloche',
  eye: 'œil',
  tower: 'tour',
  hourglass: 'sablier',
  fish: 'poisson',
  crown: 'couronne',
  wave: 'vague',
  mountain: 'montagne',
  bridge: 'pont',
  sun: 'soleil',
}

/** Who one is at a table. */
export const people = {
  name: 'Votre nom',
  nameHint: 'Il en faut un : la table vous connaîtra ainsi. Dit une fois, ce navigateur le retient.',
  wears: (p: { worn: string }) => `Couleur et figure : ${p.worn || 'données à l’arrivée'}`,
  ownName: 'Votre nom, votre couleur, votre figure',
  nameKept: 'La table le sait.',
  colour: 'Couleur',
  figure: 'Figure',
  worn: (p: { colour: string }) => `${p.colour} (prise)`,
  wornHint: 'Deux joueurs ne portent jamais la même couleur : si la vôtre est prise entre-temps, une autre vous est donnée.',
  colours,
  figures,
}
