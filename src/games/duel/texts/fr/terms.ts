import { formatOf } from '../../../../house/texts/format.ts'

const { count } = formatOf('fr')

const powers = (n: number) => count(n, { one: 'puissance', other: 'puissances' })

/** CRD-2: `name` of the colour itself, `of` as a power bears it. */
export const colours = {
  red: { name: 'rouge', of: 'rouge', letter: 'R' },
  green: { name: 'vert', of: 'verte', letter: 'V' },
  blue: { name: 'bleu', of: 'bleue', letter: 'B' },
  white: { name: 'blanc', of: 'blanche', letter: 'Bc' },
  rainbow: { name: 'arc-en-ciel', of: 'arc-en-ciel', letter: 'A' },
}

export const kinds = {
  'day+': { name: 'jour, heureuse' },
  'day-': { name: 'jour, mauvaise' },
  'night+': { name: 'nuit, heureuse' },
  'night-': { name: 'nuit, mauvaise' },
  special: { name: 'spéciale' },
}

export const properties = { '+': { name: 'heureux' }, '-': { name: 'mauvais' } }

export const types = {
  monster: { name: 'monstre' },
  weapon: { name: 'arme' },
  item: { name: 'objet' },
}

/** POW: the verb on the card, and what it does. */
export const powerTerms = {
  lengthen: {
    verb: 'Prolonger',
    does: (p: { value: number }) => `+${p.value} d'endurance à l'un de vos artefacts, celui-ci compris, jusqu'à 4.`,
  },
  wear: { verb: 'Éroder', does: (p: { value: number }) => `−${p.value} d'endurance à un artefact adverse.` },
  still: {
    verb: 'Figer',
    does: (p: { value: number }) =>
      `${p.value > 1 ? `Jusqu'à ${p.value} artefacts adverses retournés` : '1 artefact adverse retourné'} jusqu'à votre prochain tour : plus d'attaque, plus de défense, la route n'est plus barrée.`,
  },
  recall: { verb: 'Rappeler', does: (p: { value: number }) => `Jusqu'à ${powers(p.value)} parmi les usées, dans votre rangée.` },
  dispel: {
    verb: 'Dissiper',
    does: (p: { value: number }) => {
      return p.value > 1
        ? `Jusqu'à ${powers(p.value)} de n'importe quelle rangée, usées.`
        : "1 puissance de n'importe quelle rangée, usée."
    },
  },
  twice: { verb: 'Redoubler', does: (_: { value: number }) => 'Deux attaques par tour, à chaque tour.' },
  shelter: { verb: 'Abriter', does: (p: { value: number }) => `En défense : +${p.value} à ce qui est attaqué.` },
  barter: {
    verb: 'Troquer',
    does: (p: { value: number }) => `Jusqu'à ${powers(p.value)} de votre rangée contre autant de celle d'un autre.`,
  },
  exchange: { verb: 'Échanger', does: (_: { value: number }) => "Votre dormeur contre celui d'un autre." },
}

/** What each is, in a line for the ear and under an enlarged card. */
export const facts = {
  artefact: (p: { type: string; colour: string }) => `${p.type} ${p.colour}`,
  attack: (p: { attack: number }) => `attaque ${p.attack}`,
  defence: (p: { defence: number }) => `défense ${p.defence}`,
  noDefence: 'sans défense',
  endurance: (p: { endurance: number }) => `endurance ${p.endurance}`,
  costDay: (p: { count: number }) => `${p.count} de jour`,
  costNight: (p: { count: number }) => `${p.count} de nuit`,
  costSame: (p: { count: number }) => `${p.count} d'un même genre`,
  cost: (p: { cost: string }) => `coûte ${p.cost}`,
  resists: (p: { colour: string }) => `résiste au ${p.colour}`,
  fears: (p: { colour: string }) => `craint le ${p.colour}`,
  conception: (p: { count: number }) => count(p.count, { one: 'conception', other: 'conceptions' }),
  noConception: 'aucune conception',
  held: (p: { name: string }) => `figé par ${p.name}`,
  /** Of two of one name, that of the other side. */
  opposite: (p: { card: string }) => `${p.card} d’en face`,
  heldByYou: 'figé par vous',
  mayAttack: 'peut attaquer',
  hasAttacked: 'a déjà attaqué',
  exhausted: "n'a plus d'endurance",
  powerResists: (p: { colour: string }) => `rond ${p.colour}`,
  powerFears: (p: { colour: string }) => `croix ${p.colour}`,
  power: (p: { kind: string; colour: string }) => `puissance ${p.colour}, ${p.kind}`,
  doubledIfColour: 'Payé tout de sa couleur : doublé.',
}
