import type { Page } from '@playwright/test'
import { answer, begin, card, choose, gauge, journalTells, lay, pickCell, question, stateBirth, walk } from './support/journey.ts'
import { expect, test } from './support/test.ts'

type Dice = Parameters<typeof lay>[1][]

interface Met {
  readonly title: string
  /** From the d100 of its kind on the cell of a sanctuaire. */
  readonly dice: Dice
  readonly mastered: string
  readonly unmastered: string
}

const two = (sides: string, a: number, b: number): Dice => [
  [sides, a],
  [sides, b],
]

const ALL: readonly Met[] = [
  {
    title: 'Messager des rêves, force 4',
    dice: [['d100', 1], ...two('d4', 1, 3)],
    mastered: 'un sort peut être lancé de là-bas à votre place',
    unmastered: 'Il s’éloigne sans rien emporter.',
  },
  {
    title: 'Passeur des rêves, force 2',
    dice: [['d100', 50], ...two('d4', 1, 1)],
    mastered: 'Il vous dépose où vous voulez, à 2 cases au plus',
    unmastered: 'Il s’éloigne, la barque vide.',
  },
  {
    title: 'Fleur des rêves, force 2',
    dice: [
      ['d100', 65],
      ['d6', 2],
    ],
    mastered: '2 points de rêve en plus.',
    unmastered: 'Elle se fane avant que vous ne la cueilliez.',
  },
  {
    title: 'Mangeur de rêve, force 3',
    dice: [
      ['d100', 66],
      ['d6', 3],
    ],
    mastered: 'Il referme la bouche et s’en va.',
    unmastered: 'Il se repaît : 3 points de rêve en moins.',
  },
  {
    title: 'Changeur de rêve, force 3',
    dice: [['d100', 80], ...two('d6', 1, 2)],
    mastered: 'n’importe quelle autre case du même genre',
    unmastered: 'sans vous dire laquelle',
  },
  {
    title: 'Briseur de rêve, force 2',
    dice: [['d100', 81], ...two('d6', 1, 1)],
    mastered: 'la route est libre',
    unmastered: 'Votre concentration vole en éclats',
  },
  {
    title: 'Reflet d’ancien rêve, force 3',
    dice: [['d100', 90], ...two('d6', 2, 1)],
    mastered: 'vous rend à vous-même',
    unmastered: 'Il vous retient sur cette case',
  },
  {
    title: 'Tourbillon blanc, force 4',
    dice: [['d100', 91], ...two('d6', 2, 2)],
    mastered: 'La brume retombe',
    unmastered: '1 point de rêve pour ce round perdu',
  },
  {
    title: 'Tourbillon noir, force 2',
    dice: [['d100', 97], ...two('d8', 1, 1)],
    mastered: 'Le noir se referme',
    unmastered: '2 points de rêve pour ce round perdu',
  },
  {
    title: 'Rêve de Dragon, force 8',
    dice: [
      ['d100', 98],
      ['d8', 1],
    ],
    mastered: '8 points de rêve en plus',
    unmastered: 'une queue de Dragon vous frappe',
  },
]

const meet = async (page: Page, met: Met, by: 'Monter, pas à pas' | 'Rester sur place'): Promise<void> => {
  await lay(page, ['d7', 7], ...met.dice)
  await choose(page, by)
  await expect(question(page)).toHaveText(met.title)
}

const named = (kind: string): Met => {
  const met = ALL.find(({ title }) => title.startsWith(kind))
  if (!met) throw new Error(kind)
  return met
}

test('each says what follows from mastering it or not; all ten mastered in one journey', async ({ page }) => {
  await begin(page)
  for (const [at, met] of ALL.entries()) {
    await meet(page, met, at === 0 ? 'Monter, pas à pas' : 'Rester sur place')
    await expect(answer(page, 'Maîtriser')).toContainText(met.mastered)
    await expect(answer(page, 'Maîtriser')).toContainText(met.unmastered)
    await expect(answer(page, 'Maîtriser')).toContainText(/\d+\s%/)
    await expect(answer(page, 'Se dérober')).toContainText(/attend sur cette case|reste ici/)
    await expect(answer(page, 'Refouler')).toContainText(/refoulement passe à [12]/)
    await lay(page, ['d100', 2], ...(met.title.startsWith('Rêve') ? ([['tete', 'tete-don-d-orientation']] as Dice) : []))
    await choose(page, 'Maîtriser')
    if (met.title.startsWith('Rêve')) await choose(page, 'Ranger la carte')
    if (/^(Messager|Passeur|Changeur)/.test(met.title)) {
      await expect(question(page)).toContainText('vous obéit')
      await choose(page, 'Renoncer à ses services')
    }
    await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  }
  await expect(gauge(page, 'points de rêve')).toContainText('22 / 13')
  await journalTells(
    page,
    'Le Messager repart sans avoir servi.',
    '2 points de rêve en plus.',
    'Le Mangeur cède.',
    'Tête de Dragon',
  )
})

test('those that only go away or take something', async ({ page }) => {
  await begin(page)
  await meet(page, named('Messager'), 'Monter, pas à pas')
  await expect(answer(page, 'Laisser passer')).toBeEnabled()
  for (const next of ['Passeur', 'Fleur', 'Mangeur', 'Rêve de Dragon']) {
    await lay(page, ['d100', 80])
    await choose(page, 'Maîtriser')
    await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
    await meet(page, named(next), 'Rester sur place')
  }
  await expect(gauge(page, 'points de rêve')).toHaveText('9 / 13')
  await lay(page, ['d100', 70], ['queue', 'queue-montee-laborieuse'])
  await choose(page, 'Maîtriser')
  await choose(page, 'Ranger la carte')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await expect(page.locator('.effect-card')).toContainText('queue de Dragon')

  await meet(page, named('Briseur'), 'Rester sur place')
  await lay(page, ['d100', 90])
  await choose(page, 'Maîtriser')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await journalTells(page, 'Le Messager s’en va.', '3 points de rêve en moins.', 'La concentration vole en éclats')
})

test('those that hold: a Reflet, then a white and a black whirlwind that carry away', async ({ page }) => {
  await begin(page)
  await meet(page, named('Reflet'), 'Monter, pas à pas')
  await lay(page, ['d100', 90])
  await choose(page, 'Maîtriser')
  await expect(question(page)).toHaveText('Reflet d’ancien rêve, force 3, vous tient')
  await expect(card(page)).toContainText('1 round perdu ; chaque round de plus coûte 1 case de fatigue.')
  await lay(page, ['d100', 3])
  await choose(page, 'Lutter')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')

  await meet(page, named('Tourbillon blanc'), 'Rester sur place')
  await lay(page, ['d100', 90])
  await choose(page, 'Maîtriser')
  await expect(card(page)).toContainText('1 round perdu : si vous vous libérez maintenant, vous serez à 1 case d’ici.')
  await expect(gauge(page, 'points de rêve')).toHaveText('11 / 13')
  await lay(page, ['d100', 3], ['direction', 'se'])
  await choose(page, 'Lutter')
  await expect(question(page)).toHaveText('Plaines de Psark (H4)')

  await lay(page, ['d7', 7], ['d100', 97], ['d8', 1], ['d8', 2])
  await choose(page, 'Rester sur place')
  await lay(page, ['d100', 90])
  await choose(page, 'Maîtriser')
  await expect(card(page)).toContainText('vous serez à 2 cases d’ici')
  await expect(gauge(page, 'points de rêve')).toHaveText('9 / 13')
  await lay(page, ['d100', 3], ['direction', 'ne'])
  await choose(page, 'Lutter')
  await expect(question(page)).toHaveText('Quelque part dans une cité')
  await journalTells(page, 'Nitouche se libère.', 'Le Tourbillon blanc lâche le demi-rêve à 1 case de là', 'à 2 cases de là')
})

test('a Messager casts from afar; a Passeur carries into the water', async ({ page }) => {
  await begin(page)
  await meet(page, named('Messager'), 'Monter, pas à pas')
  await lay(page, ['d100', 2])
  await choose(page, 'Maîtriser')
  await pickCell(page, 'H4')
  await choose(page, 'Envoyer le Messager')
  await expect(question(page)).toHaveText('Sanctuaire Blanc (G4)')
  await choose(page, 'Narine d’Hypnos par le Messager')
  await stateBirth(page)
  await page.getByLabel('Odeur').fill('le pain chaud')
  await lay(page, ['d100', 40])
  await choose(page, 'Lancer Narine d’Hypnos')
  await expect(card(page)).toContainText('Il repose sur la case du Messager, Plaines de Psark (H4)')
  await choose(page, 'Mettre en réserve')
  await expect(page.getByRole('button', { name: 'Narine d’Hypnos Plaines de Psark' })).toBeVisible()

  await lay(page, ['d7', 7], ['d100', 30], ['d4', 1], ['d4', 1])
  await walk(page, 'sud')
  await expect(question(page)).toHaveText('Passeur des rêves, force 2')
  await lay(page, ['d100', 2])
  await choose(page, 'Maîtriser')
  await pickCell(page, 'F3')
  await choose(page, 'Y aller')
  await expect(question(page)).toHaveText('Il faut maîtriser le fleuve')
  await expect(card(page)).toContainText('On ne peut ni se dérober ni refouler.')
  await lay(page, ['d100', 75])
  await choose(page, 'Maîtriser la case')
  await expect(question(page)).toHaveText('Nitouche est dans le monde')
  await journalTells(page, 'par la voix du Messager', 'L’eau l’emporte : Nitouche quitte les Terres.')
})
