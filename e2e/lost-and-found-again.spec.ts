import { begin, choose, journalTells, lay, question, walk } from './support/journey.ts'
import { expect, test } from './support/test.ts'

test('a Changeur throws the dreamer elsewhere; one step tells where', async ({ page }) => {
  await begin(page)
  await lay(page, ['d7', 7], ['d100', 75], ['d6', 4], ['d6', 3])
  await choose(page, 'Monter, pas à pas')
  await expect(question(page)).toHaveText('Changeur de rêve, force 7')

  await lay(page, ['d100', 99], ['cell', 'K9'])
  await choose(page, 'Maîtriser')
  await expect(question(page)).toHaveText('Vous êtes dans un sanctuaire, sans savoir où')
  await expect(page.getByRole('region', { name: 'La carte en mots' })).toContainText('5 cases où vous pourriez être')
  const where = page.getByRole('region', { name: 'Où suis-je ?' })
  await expect(where).toContainText('Le pas qui vous en apprend le plus')
  // Five cells are as likely as each other: none is the likeliest.
  await expect(where).not.toContainText('Le plus probable')
  await expect(page.locator('.play')).not.toContainText('K9')

  await lay(page, ['d7', 2])
  await walk(page, 'nord')
  await expect(question(page)).toHaveText('Désert de Fumée (K8)')
  await journalTells(
    page,
    'Le Changeur jette le demi-rêve ailleurs : dans un sanctuaire',
    'Nitouche s’y retrouve : dans le Désert de Fumée (K8).',
  )
})

test('lost in the plains: a first step leaves six forests, the second tells', async ({ page }) => {
  await begin(page, 'Lison')
  await lay(page, ['d7', 7], ['d100', 70], ['d6', 6], ['d6', 6])
  await choose(page, 'Monter, pas à pas')
  await lay(page, ['d100', 100], ['cell', 'H4'])
  await choose(page, 'Maîtriser')
  await expect(question(page)).toHaveText('Vous êtes dans des plaines, sans savoir où')

  await lay(page, ['d7', 1])
  await walk(page, 'nord')
  await expect(question(page)).toHaveText('Vous êtes dans une forêt, sans savoir où')
  await expect(page.getByRole('region', { name: 'La carte en mots' })).toContainText('6 cases où vous pourriez être')
  await expect(page.getByRole('button', { name: 'Revenir au demi-rêve' })).toBeDisabled()

  await lay(page, ['d7', 1])
  await walk(page, 'nord')
  await expect(question(page)).toHaveText('Collines de Parta (H2)')
  await journalTells(
    page,
    'Un pas vers le nord : le demi-rêve erre dans une forêt.',
    '6 cases restent possibles.',
    'Lison s’y retrouve : dans les Collines de Parta (H2).',
  )
})
