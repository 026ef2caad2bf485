import { expect, test } from 'vitest'
import { chaptersOf, findRule, searchChapters } from '../../../../house/reference/index.ts'
import { loadRules } from '../../texts/index.ts'

const load = async () => chaptersOf(await loadRules('fr'))

test('every rule is in its chapter, by number', async () => {
  const chapters = await load()
  expect(chapters.map(({ id }) => id)).toEqual([
    'MAP',
    'DRM',
    'ROL',
    'ASC',
    'MOV',
    'ENC',
    'WET',
    'HID',
    'CAST',
    'TGT',
    'RES',
    'FAT',
    'DRG',
    'QUE',
    'SOU',
    'TET',
    'SPE',
    'NIT',
    'AST',
    'EXP',
    'SIG',
    'PLN',
  ])
  const encounters = chapters.find(({ id }) => id === 'ENC')?.rules.map(({ number }) => number) ?? []
  expect(encounters).toHaveLength(16)
  expect(encounters.slice(8, 11)).toEqual(['ENC-9', 'ENC-10', 'ENC-11'])
})

test('a rule knows its neighbours in the chapter', async () => {
  const found = findRule(await load(), 'ENC-10')
  expect([found?.previous?.number, found?.next?.number]).toEqual(['ENC-9', 'ENC-11'])
  expect(findRule(await load(), 'MAP-1')?.previous).toBeNull()
  expect(findRule(await load(), 'XYZ-1')).toBeNull()
})

test('a search keeps what answers it, by number or by word', async () => {
  const chapters = await load()
  expect(searchChapters(chapters, 'enc-5').flatMap(({ rules }) => rules.map(({ number }) => number))).toContain('ENC-5')
  expect(searchChapters(chapters, 'zzzz')).toEqual([])
  expect(searchChapters(chapters, ' ')).toBe(chapters)
})
