import type { Parameter } from '../../../rules/spells/parameters.ts'

type Words = Exclude<Parameter, 'diameter' | 'birth'>

const labels: Readonly<Record<Parameter, string>> = {
  diameter: 'Diamètre de la zone, de 1 à 999 mètres ; le coût n’en dépend pas',
  birth: 'Heure de naissance de la cible',
  look: 'Aspect exact',
  sound: 'Son',
  smell: 'Odeur',
  taste: 'Saveur',
  beast: 'Bête',
  subject: 'Personne ou lieu lointain',
  word: 'Mot de réveil',
}

/** Within a sentence. */
const named: Readonly<Record<Parameter, string>> = {
  diameter: 'le diamètre',
  birth: 'l’heure de naissance de la cible',
  look: 'l’aspect',
  sound: 'le son',
  smell: 'l’odeur',
  taste: 'la saveur',
  beast: 'la bête',
  subject: 'la personne ou le lieu',
  word: 'le mot de réveil',
}

const hints: Readonly<Record<Words, string>> = {
  look: 'Un cerf blanc aux bois cassés…',
  sound: 'Le chant d’un coq…',
  smell: 'Le pain chaud…',
  taste: 'La framboise…',
  beast: 'Un loup gris…',
  subject: 'La salle haute du donjon…',
  word: 'Aubépine…',
}

/** CAST-1: what is stated before the roll, each spell its own. */
export const parameters = {
  labels,
  named,
  hints,
  unsaid: 'À préciser',
  missing: (p: { what: string }) => `À préciser avant le jet : ${p.what}.`,
  byEar: 'Dites lancer, le sort, ses nombres, puis deux-points et le reste : lancer lumière 6 ; lancer peur : Faucon.',
  stated: {
    diameter: (p: { metres: number }) => `diamètre ${p.metres} m`,
    birth: (p: { hour: string }) => `cible née à l’${p.hour}`,
    noBirth: 'cible non humanoïde',
  },
}
