import type { Dice } from '../../../../kit/dice.ts'
import type { CommandOf } from '../commands.ts'
import { rollDie } from '../rolls/check.ts'
import { BEYOND, type Tear } from './tearForms.ts'

type Colour = Tear['colour']
type Lasting = Pick<Tear, 'lasting' | 'lasts'>

const colourOf = ({ colour, beyond }: CommandOf<'tear'>, dice: Dice): Colour => {
  if (beyond) return (BEYOND.yellow as readonly string[]).includes(beyond) ? 'yellow' : 'violet'
  return colour ?? (rollDie(dice, 6, 'colour') <= 3 ? 'violet' : 'yellow')
}

const unitDrawn = (face: number): 'rounds' | 'hours' | 'days' | 'ever' =>
  face <= 3 ? 'rounds' : face === 4 ? 'hours' : face === 5 ? 'days' : 'ever'

const lastingOf = (lasts: CommandOf<'tear'>['lasts'], dice: Dice): Lasting => {
  const unit = lasts?.unit ?? unitDrawn(rollDie(dice, 6, 'unit'))
  return unit === 'ever'
    ? { lasting: true }
    : { lasting: false, lasts: { unit, count: lasts?.count ?? rollDie(dice, 6, 'count') } }
}

/** TGT-3: what the gardien does not choose is drawn; what is beyond may be left to their own words. */
export const tearOf = (said: CommandOf<'tear'>, dice: Dice): Tear => {
  const colour = colourOf(said, dice)
  const metres = said.metres ?? rollDie(dice, 100, 'size')
  const lasting = lastingOf(said.lasts, dice)
  const beyond = said.beyond === undefined ? BEYOND[colour][rollDie(dice, 6, 'beyond') - 1] : said.beyond
  return { colour, metres, ...lasting, ...(beyond ? { beyond } : {}) }
}
