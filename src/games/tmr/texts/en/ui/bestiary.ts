import { formatOf } from '../../../../../house/texts/format.ts'
import type { Texts } from '../../texts.ts'

const { count } = formatOf('en')

export const bestiary: Texts['ui']['bestiary'] = {
  sections: {
    encounters: 'Bestiary: the encounters',
    queue: "Table of Dragon's tails",
    ombre: 'Table of the shadows of Thanatos',
    desir: 'Nagging desires',
    idee: 'Fixed ideas',
    souffle: "Table of Dragon's breaths",
    tete: "Dragon's heads for dreamers",
    'tete-tous': "Dragon's heads for everyone",
    signs: 'Draconic signs and meditations',
  },
  strength: (p) => `Strength ${p.dice}`,
  special: (p) => `Special table, on a d7: ${p.faces}`,
  repression: (p) => `Repression: ${count(p.cost, { one: 'point', other: 'points' })}`,
  met: (p) => `Of a hundred encounters: ${p.shares}`,
  faces: (p) => `${p.die}: ${p.faces}`,
  method: (p) => `Lands of the sign: ${p.genre}. At the ${p.hour}.`,
  skill: (p) => `INTELLECT and ${p.skill}`,
  worth: 'A sign at −7, −3 or 0 by the meditation; reading it is worth 3, 5 or 10 spell points.',
  skills: {
    alchimie: 'alchemy',
    astrologie: 'astrology',
    botanique: 'botany',
    ecriture: 'writing',
    legendes: 'legends',
    medecine: 'medicine',
    zoologie: 'zoology',
  },
}
