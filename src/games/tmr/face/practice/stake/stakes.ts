import { useMemo } from 'react'
import { numberUpTo } from '../../../../../house/seat/chanceDice.ts'
import { type PracticeRecord, STAKES, type Stake, timeOf } from '../../../practice/index.ts'
import { findSpell } from '../../../rules/public.ts'
import { hrefOfPractice, NO_SPELLS, spellLand, usePractice, useSpellName, useTexts } from '../speaking.ts'

export const hrefOfStake = ({ id }: Pick<Stake, 'id'>): string => hrefOfPractice('enjeu', id)

/** Nights in a row by their number; what became of those before (`w` or `l`, and the repression left) is in the address. */
export const hrefOfNights = (seed: number, past = '', repression = 0): string =>
  hrefOfPractice('nuits', String(seed), ...(past === '' ? [] : [past, String(repression)]))

export const AGAIN = 'encore'

export const hrefOfTonight = (...parts: readonly string[]): string => hrefOfPractice('soir', ...parts)

/** The stakes won at least once. */
export const useWon = (record: PracticeRecord | null): ReadonlySet<string> =>
  useMemo(() => new Set(record?.stakes.filter(({ won }) => won).map(({ stake }) => stake) ?? []), [record])

/** One at random, of those not won yet as long as there are any. */
export const drawnStake = (won: ReadonlySet<string>, but: string | null = null): Stake => {
  const others = STAKES.filter(({ id }) => id !== but)
  const open = others.filter(({ id }) => !won.has(id))
  const among = open.length > 0 ? open : others
  return among[numberUpTo(among.length) - 1] as Stake
}

interface StakeWords {
  /** What is wanted. */
  readonly wish: string
  /** What is left, as a tally. */
  readonly left: (left: number) => string
  /** What there was at the beginning, in a sentence. */
  readonly within: string
}

/** What is wanted and how long there is, in words. */
export const useStakeWords = (): ((stake: Stake) => StakeWords) => {
  const texts = useTexts()
  const { stakes: words } = usePractice()
  const nameOf = useSpellName()
  return ({ spell, deadline }) => {
    const known = findSpell(NO_SPELLS, spell)
    const unit = 'rounds' in deadline ? 'rounds' : 'hours'
    return {
      wish: words.wish({ spell: nameOf(spell), land: known ? spellLand(texts, known) : '' }),
      left: (left) => words[unit]({ left, of: timeOf(deadline) }),
      within: words.within[unit]({ left: timeOf(deadline) }),
    }
  }
}
