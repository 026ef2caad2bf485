import { formatOf } from '../../../../../house/texts/format.ts'

const { count } = formatOf('fr')

/** Beside the rules: what is met, drawn and read. */
export const bestiary = {
  sections: {
    encounters: 'Bestiaire : les rencontres',
    queue: 'Table des queues de Dragon',
    ombre: 'Table des ombres de Thanatos',
    desir: 'Désirs lancinants',
    idee: 'Idées fixes',
    souffle: 'Table des souffles de Dragon',
    tete: 'Têtes de Dragon des haut-rêvants',
    'tete-tous': 'Têtes de Dragon pour tous',
    signs: 'Signes draconiques et méditations',
  },
  strength: (p: { dice: string }) => `Force ${p.dice}`,
  special: (p: { faces: string }) => `Table spéciale, au d7 : ${p.faces}`,
  repression: (p: { cost: number }) => `Refoulement : ${count(p.cost, { one: 'point', other: 'points' })}`,
  met: (p: { shares: string }) => `Sur cent rencontres : ${p.shares}`,
  faces: (p: { die: string; faces: string }) => `${p.die} : ${p.faces}`,
  method: (p: { genre: string; hour: string }) => `Terres du signe : ${p.genre}. À l’${p.hour}.`,
  skill: (p: { skill: string }) => `INTELLECT et ${p.skill}`,
  worth: 'Signe à −7, −3 ou 0 selon la méditation ; sa lecture vaut 3, 5 ou 10 points de sort.',
  skills: {
    alchimie: 'alchimie',
    astrologie: 'astrologie',
    botanique: 'botanique',
    ecriture: 'écriture',
    legendes: 'légendes',
    medecine: 'médecine',
    zoologie: 'zoologie',
  },
}
