import type { GameNouns, Noun } from '../nouns.ts'

type Gender = 'masculine' | 'feminine'

const noun = (one: string, many: string, gender: Gender, elided: boolean): Noun => {
  const agree: Noun['agree'] = (masculine, feminine) => (gender === 'masculine' ? masculine : feminine)
  const before = (full: string, short: string): string => (elided ? `${short}${one}` : `${full} ${one}`)
  return {
    one,
    many,
    the: before(agree('le', 'la'), "l'"),
    a: `${agree('un', 'une')} ${one}`,
    this: `${agree(elided ? 'cet' : 'ce', 'cette')} ${one}`,
    of: before(agree('du', 'de la'), "de l'"),
    to: before(agree('au', 'à la'), "à l'"),
    anyOf: before('de', "d'"),
    agree,
  }
}

/** Articles written whole: le joueur, le héros, la partie. */
export const plain = (one: string, many: string, gender: Gender): Noun => noun(one, many, gender, false)

/** Articles elided: l'hôte. */
export const elided = (one: string, many: string, gender: Gender): Noun => noun(one, many, gender, true)

const host = elided('hôte', 'hôtes', 'masculine')

/** Where no game is known yet, or it has no words of its own. */
export const nouns: GameNouns = {
  keeper: host,
  keeperInShort: host,
  character: plain('personnage', 'personnages', 'masculine'),
  match: plain('partie', 'parties', 'feminine'),
}

/** Before a vowel or a mute h. */
const elides = (name: string): boolean => /^[aeiouhâàéèêëîïôûœ]/i.test(name)

/** d’Hypnos, de Narcos. */
export const de = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`)

/** qu’Ana, que Bo. */
export const que = (name: string): string => (elides(name) ? `qu’${name}` : `que ${name}`)

export const rolesOf = ({ keeper }: GameNouns) => ({
  gardien: { name: keeper.one },
  joueur: { name: 'joueur' },
  spectateur: { name: 'spectateur' },
})
