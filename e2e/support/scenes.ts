import { expect, type Page } from '@playwright/test'
import { setBox } from '../table-support/gardien.ts'
import { join, onPhone } from '../table-support/seats.ts'
import { chooseCell, goUp, meditate, step } from './deeds.ts'
import { answer, begin, burst, card, choose, lay, pickCell, question, unfold, walk, wander, want } from './journey.ts'

/** Called at each question that a scene comes to. */
export type See = (page: Page, what: string) => Promise<void>

/** A way through questions, so that each kind of them is come to once. */
export interface Scene {
  readonly name: string
  readonly play: (page: Page, see: See) => Promise<void>
}

type Dice = readonly Parameters<typeof lay>[1][]

const asks = async (page: Page, see: See, title: string | RegExp, what: string): Promise<void> => {
  await expect(question(page)).toHaveText(title)
  await see(page, what)
}

const beforeTheJourney: Scene = {
  name: 'before the journey: the goal, with and without one, and after a journey',
  play: async (page, see) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Partir : Nitouche' }).click()
    await asks(page, see, 'Nitouche est dans le monde', 'goal')
    await want(page, 'Tympan d’Hypnos')
    await expect(page.locator('.advice')).toBeVisible()
    await asks(page, see, 'Nitouche est dans le monde', 'awake with a goal')
    await choose(page, 'Changer')
    await wander(page)
    await asks(page, see, 'Nitouche est dans le monde', 'awake without a goal')
    await lay(page, ['d7', 1])
    await choose(page, 'Monter, pas à pas')
    await expect(answer(page, 'Descendre')).toBeVisible()
    await choose(page, 'Descendre')
    await asks(page, see, 'Nitouche est dans le monde', 'awake after a journey')
  },
}

const onTheWay: Scene = {
  name: 'on the way: an encounter, its service, water, free ground, with advice',
  play: async (page, see) => {
    await begin(page)
    await choose(page, 'Changer')
    await want(page, 'Tympan d’Hypnos')
    await lay(page, ['d7', 7], ['d100', 30], ['d4', 2], ['d4', 3])
    await choose(page, 'Monter, pas à pas')
    await expect(page.locator('.advice')).toBeVisible()
    await asks(page, see, 'Passeur des rêves, force 5', 'encounter')
    await lay(page, ['d100', 5])
    await choose(page, 'Maîtriser')
    await asks(page, see, /vous obéit/, 'service')
    await pickCell(page, 'F4')
    await see(page, 'service, a cell is picked')
    await choose(page, 'Y aller')
    await asks(page, see, 'Il faut maîtriser le fleuve', 'wet')
    await lay(page, ['d100', 20], ['d7', 1])
    await choose(page, 'Maîtriser la case')
    await expect(page.locator('.advice')).toBeVisible()
    await asks(page, see, 'Fleuve de l’Oubli (F4)', 'free with advice')
  },
}

const aSpell: Scene = {
  name: 'a spell: said, cast, aimed',
  play: async (page, see) => {
    await begin(page)
    await lay(page, ['d7', 1])
    await choose(page, 'Monter, pas à pas')
    await asks(page, see, 'Sanctuaire Blanc (G4)', 'free')
    await choose(page, 'Non-agressivité')
    await asks(page, see, 'Lancer Non-agressivité', 'casting')
    await lay(page, ['d100', 20])
    await choose(page, 'Lancer Non-agressivité')
    await asks(page, see, 'Sort lancé : Non-agressivité', 'cast')
    await choose(page, 'Garder en main')
    await asks(page, see, /^Où poser/, 'targeting')
  },
}

const manySpells: Scene = {
  name: 'many spells: those of a land, as a list of their own',
  play: async (page, see) => {
    await begin(page, 'Balthazar')
    await lay(page, ['d7', 1])
    await choose(page, 'Monter, pas à pas')
    await asks(page, see, 'Sanctuaire Noir (K9)', 'free, many spells')
    await choose(page, 'Tous les sorts')
    await asks(page, see, /Sorts/, 'list of spells')
  },
}

const troubles: Scene = {
  name: 'troubles: a spell that escapes, a whirlwind that holds, sleep',
  play: async (page, see) => {
    await begin(page)
    await lay(page, ['d7', 1], ['d100', 100])
    await choose(page, 'Monter, pas à pas')
    await choose(page, 'Non-agressivité')
    await choose(page, 'Lancer Non-agressivité')
    await asks(page, see, /vous échappe/, 'fumble')
    await burst(page)
    await asks(page, see, 'Nitouche est dans le monde', 'awake after a fumble')
    await lay(page, ['d7', 7], ['d100', 96], ['d8', 8], ['d8', 8], ...Array(4).fill(['d100', 99]), ['d20', 20])
    await choose(page, 'Monter, pas à pas')
    await choose(page, 'Maîtriser')
    await asks(page, see, /vous tient/, 'captive')
    for (let round = 0; round < 3; round++) await choose(page, 'Lutter')
    await asks(page, see, 'Nitouche dort', 'asleep')
  },
}

const CHANGED: Dice = [
  ['d7', 7],
  ['d100', 75],
  ['d6', 4],
  ['d6', 3],
  ['d100', 99],
  ['cell', 'K9'],
]

const lost: Scene = {
  name: 'lost: somewhere, and carried while lost',
  play: async (page, see) => {
    await begin(page)
    await lay(page, ...CHANGED)
    await choose(page, 'Monter, pas à pas')
    await choose(page, 'Maîtriser')
    await asks(page, see, /quelque part/i, 'lost')
    await lay(page, ['d7', 7], ['d100', 30], ['d4', 2], ['d4', 1], ['d100', 2])
    await choose(page, 'Rester sur place')
    await choose(page, 'Maîtriser')
    await asks(page, see, /vous obéit/, 'service while lost')
    await unfold(card(page).getByText('Dire un chemin plutôt qu’une case'))
    await asks(page, see, /vous obéit/, 'service while lost, by a path')
  },
}

const DRAGON: Dice = [
  ['d7', 7],
  ['d100', 98],
  ['d8', 1],
]

/** A Rêve de Dragon mastered: its tête, put away. */
const givenTete = async (page: Page, see: See, tete: string): Promise<void> => {
  await lay(page, ...DRAGON)
  await choose(page, 'Monter, pas à pas')
  await lay(page, ['d100', 2], ['tete', tete])
  await choose(page, 'Maîtriser')
  await expect(answer(page, 'Ranger la carte')).toBeEnabled()
  await see(page, `drawn, ${tete}`)
  await choose(page, 'Ranger la carte')
}

const struck: Scene = {
  name: 'the Dragons strike: a queue, then a souffle',
  play: async (page, see) => {
    await begin(page, 'Balthazar')
    await lay(page, ...DRAGON)
    await choose(page, 'Monter, pas à pas')
    await asks(page, see, 'Rêve de Dragon, force 8', 'encounter, a Rêve de Dragon')
    await lay(page, ['d100', 90], ['queue', 'queue-urgence-draconique'])
    await choose(page, 'Maîtriser')
    await asks(page, see, 'Urgence draconique', 'drawn, a queue')
    await choose(page, 'Ranger la carte')
    await asks(page, see, 'Sanctuaire Noir (K9)', 'free, under an urge')
    await lay(page, ['d7', 7], ['d100', 66], ['d6', 3], ['d20', 1], ['souffle', 'souffle-fermeture-des-cites'])
    await choose(page, 'Rester sur place')
    await choose(page, 'Refouler')
    await asks(page, see, 'Fermeture des cités', 'drawn, a souffle')
  },
}

const leaps: Scene = {
  name: 'leaps: along the Fleuve',
  play: async (page, see) => {
    await begin(page)
    await givenTete(page, see, 'tete-connaissance-du-fleuve')
    await lay(page, ['d7', 1], ['d100', 2])
    await card(page)
      .getByRole('button', { name: /Fleuve de l’Oubli/ })
      .first()
      .click()
    await choose(page, 'Maîtriser la case')
    await asks(page, see, /^Fleuve de l’Oubli/, 'free, with leaps')
  },
}

const gift: Scene = {
  name: 'a cité gives one of three',
  play: async (page, see) => {
    await begin(page)
    await givenTete(page, see, 'tete-present-des-cites')
    await lay(page, ['d7', 3])
    await walk(page, 'sud')
    await walk(page, 'sud-ouest')
    await asks(page, see, /cité/, 'gift')
  },
}

const KEPT = 'Non-agressivité'

/** TET-9: the third fills the only voie there is, and the next coming back asks which one goes. */
const releasing: Scene = {
  name: 'reserves: three in one cell, one of which must go, and is carried down',
  play: async (page, see) => {
    await begin(page)
    await lay(page, ...DRAGON)
    await choose(page, 'Monter, pas à pas')
    await lay(page, ['d100', 2], ['tete', 'tete-reserve-extensible'])
    await choose(page, 'Maîtriser')
    await chooseCell(page, 'G4')
    for (const [title, what] of [
      ['Sanctuaire Blanc (G4)', 'free, a reserve here'],
      ['Sanctuaire Blanc (G4)', 'free, several reserves here'],
      ['Une réserve doit partir', 'releasing'],
    ] as const) {
      await choose(page, KEPT)
      await lay(page, ['d100', 50])
      await choose(page, `Lancer ${KEPT}`)
      await choose(page, 'Mettre en réserve')
      await step(page, 'nord')
      await expect(question(page)).toHaveText(/\(G3\)$/)
      await step(page, 'sud')
      await asks(page, see, title, what)
    }
    await choose(page, KEPT)
    await asks(page, see, /^Sort en main/, 'carrying')
  },
}

const signs: Scene = {
  name: 'signs: one read, and what its points could teach',
  play: async (page, see) => {
    await begin(page)
    for (const face of [1, 2, 3]) {
      await meditate(page, face)
      await goUp(page)
      if (face === 1) await see(page, 'free, a sign resonates')
      await choose(page, 'Lire le signe')
      if (face === 1) await see(page, 'reading a sign')
      await lay(page, ['d100', 1])
      await choose(page, 'Lire par Hypnos')
    }
    await goUp(page)
    await choose(page, 'Apprendre un sort ici')
    await see(page, 'synthesis')
  },
}

const night: Scene = {
  name: 'a night: what one does awake, sleep, its hours, a dream of it',
  play: async (page, see) => {
    await begin(page)
    await lay(page, ['d7', 7], ['d100', 68], ['d6', 6], ['d100', 95])
    await choose(page, 'Monter, pas à pas')
    await choose(page, 'Maîtriser')
    await choose(page, 'Descendre')
    await choose(page, 'Attendre une heure')
    await choose(page, 'Attendre la nuit')
    await expect(answer(page, 'Dormir')).toBeEnabled()
    await unfold(card(page).getByText('Autres occupations'))
    await see(page, 'awake, other deeds')
    for (const deed of ['Méditer', 'Lire les étoiles', 'Dépenser']) {
      await card(page).getByRole('button', { name: deed }).click()
      await see(page, `deed, ${deed}`)
      await card(page).getByRole('button', { name: 'Retour' }).click()
      await unfold(card(page).getByText('Autres occupations'))
    }
    await choose(page, 'Dormir')
    await asks(page, see, 'Nitouche dort', 'night')
    await lay(page, ['d8', 2], ['d8', 7], ['d8', 1], ['d100', 60], ['queue', 'queue-idee-fixe'], ['idee', 'idee-toujours-non'])
    await choose(page, 'Dormir jusqu’à être reposé')
    await choose(page, 'Ranger la carte')
    await asks(page, see, 'Nitouche dort', 'night, after a dream')
  },
}

/** ASC-2. */
const petition: Scene = {
  name: 'at a table: the gardien is asked for an ascent',
  play: async (page, see) => {
    await page.goto('/#ouvrir')
    await page.getByLabel('Nom de la table').fill('La table du mardi')
    await page.getByLabel('Votre nom').fill('Marie')
    await page.getByRole('button', { name: 'Ouvrir la table' }).click()
    const code = await page.getByLabel('Code des joueurs', { exact: true }).inputValue()
    const browser = page.context().browser()
    if (!browser) throw new Error('no browser for the player')
    const player = await onPhone(browser, new URL(page.url()).origin)
    await join(player, code, 'Venir avec', 'Nitouche')
    await setBox(page, 'Chaque montée attend mon accord', true)
    await choose(player.page, 'Monter, pas à pas')
    await asks(page, see, 'Nitouche demande à monter', 'petition')
    await player.context.close()
  },
}

/** Every kind of question there is. */
export const SCENES: readonly Scene[] = [
  beforeTheJourney,
  onTheWay,
  aSpell,
  manySpells,
  troubles,
  lost,
  struck,
  leaps,
  gift,
  releasing,
  signs,
  night,
  petition,
]
