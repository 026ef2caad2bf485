import { expect, test } from 'vitest'
import { englishFor } from './en/index.ts'
import { noun } from './en/nouns.ts'
import { frenchFor } from './fr/index.ts'
import { de, elided, plain, que } from './fr/nouns.ts'
import { leavesOf } from './testing.ts'

const arbiter = elided('arbitre', 'arbitres', 'feminine')
const beast = elided('hydre', 'hydres', 'feminine')
const clash = plain('joute', 'joutes', 'feminine')
const FEMININE = { keeper: arbiter, keeperInShort: arbiter, character: beast, match: clash }

test('French articles elide, contract and agree', () => {
  const forms = ({ the, a, this: near, of, to, anyOf }: typeof arbiter) => [the, a, near, of, to, anyOf]
  expect(forms(plain('héros', 'héros', 'masculine'))).toEqual([
    'le héros',
    'un héros',
    'ce héros',
    'du héros',
    'au héros',
    'de héros',
  ])
  expect(forms(clash)).toEqual(['la joute', 'une joute', 'cette joute', 'de la joute', 'à la joute', 'de joute'])
  expect(forms(elided('hôte', 'hôtes', 'masculine'))).toEqual([
    "l'hôte",
    'un hôte',
    'cet hôte',
    "de l'hôte",
    "à l'hôte",
    "d'hôte",
  ])
  expect(beast.this).toBe('cette hydre')
})

test('before a vowel, an accented one or a mute h, a name is elided', () => {
  expect(['Ana', 'Élise', 'Hypnos', 'Narcos'].map(de)).toEqual(['d’Ana', 'd’Élise', 'd’Hypnos', 'de Narcos'])
  expect(['Ana', 'Bo'].map(que)).toEqual(['qu’Ana', 'que Bo'])
})

test('sentences of the house agree with the words of a game', () => {
  const { ui, refusals, roles } = frenchFor(FEMININE)
  expect(roles.gardien.name).toBe('arbitre')
  expect(ui.table.gardienHere).toBe('L’arbitre est là.')
  expect(ui.table.noneYet).toBe('La table n’a pas encore d’hydre à suivre.')
  expect(ui.table.saidStands).toBe('C’est dit\u00a0: seule l’arbitre peut laisser reprendre.')
  expect(ui.journal.title).toBe('Journal de la joute')
  expect(refusals['seat-taken']({})).toBe(
    'Cette hydre vient d’être prise\u00a0: choisissez-\u2060en une autre, ou demandez à l’arbitre de libérer le siège.',
  )
  expect(refusals['other-rules']({})).toContain('ouvrez-\u2060la avec la version qui l’a écrite')
})

test('no French sentence has an article that its word refuses', () => {
  const wrong = leavesOf(frenchFor(FEMININE)).filter(({ text }) =>
    /(?<!\p{L})(?:le|la|de|du|au|ce|cet|un|aucun|quel|votre le) (?:arbitre|hydre)|(?<!\p{L})(?:le|du|au|ce|un|quel) joute/iu.test(
      text,
    ),
  )
  expect(wrong).toEqual([])
})

test('English takes the article of the sound', () => {
  const oracle = noun('an', 'oracle', 'oracles')
  const { ui } = englishFor({ keeper: oracle, keeperInShort: oracle, character: oracle, match: noun('a', 'bout', 'bouts') })
  expect([ui.table.addReady, ui.table.gardienAway, ui.journal.title]).toEqual([
    'Add an oracle',
    'The oracle is away.',
    'Journal of the bout',
  ])
})
