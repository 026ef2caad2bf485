/**
 * Glicko-2 after Mark Glickman's "Example of the Glicko-2 system": a rating, how unsure it is, and how fast it moves.
 * A drill answered is a rating period of its own, as puzzle sites do it; the drill's own rating stays.
 */
export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

export interface Bout {
  readonly rating: number
  readonly deviation: number
  /** From 0 to 1; a half answer counts half. */
  readonly score: number
}

/** Below the middle of the drills: the first ones are plain. */
export const NEWCOMER: Rating = { rating: 1000, deviation: 350, volatility: 0.06 }

/** How much the volatility itself may move. */
const TAU = 0.5
const SCALE = 173.7178
const MIDDLE = 1500
const TOLERANCE = 1e-6
const [LEAST_DEVIATION, MOST_DEVIATION] = [45, 350]

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI))

const winChance = (mu: number, muOther: number, phiOther: number): number =>
  1 / (1 + Math.exp(-weightOf(phiOther) * (mu - muOther)))

/** The share of a score that a learner is expected to make, 0 to 1. */
export const expectedScore = (learner: Rating, against: Omit<Bout, 'score'>): number =>
  winChance((learner.rating - MIDDLE) / SCALE, (against.rating - MIDDLE) / SCALE, against.deviation / SCALE)

interface Evidence {
  /** How far the bouts can vary. */
  readonly variance: number
  /** Scored beyond what was expected, each bout by its weight. */
  readonly surplus: number
}

const evidenceOf = (mu: number, bouts: readonly Bout[]): Evidence => {
  let [precision, surplus] = [0, 0]
  for (const { rating, deviation, score } of bouts) {
    const phi = deviation / SCALE
    const [weight, expected] = [weightOf(phi), winChance(mu, (rating - MIDDLE) / SCALE, phi)]
    precision += weight * weight * expected * (1 - expected)
    surplus += weight * (score - expected)
  }
  return { variance: 1 / precision, surplus }
}

/** The Illinois search of step 5. */
const newVolatility = (phi: number, sigma: number, variance: number, delta: number): number => {
  const start = Math.log(sigma * sigma)
  const slope = (x: number): number => {
    const [grown, spread] = [Math.exp(x), phi * phi + variance + Math.exp(x)]
    return (grown * (delta * delta - spread)) / (2 * spread * spread) - (x - start) / (TAU * TAU)
  }
  let low = start
  let high = Math.log(Math.max(delta * delta - phi * phi - variance, Number.MIN_VALUE))
  if (delta * delta <= phi * phi + variance) {
    high = start - TAU
    while (slope(high) < 0) high -= TAU
  }
  let [atLow, atHigh] = [slope(low), slope(high)]
  while (Math.abs(high - low) > TOLERANCE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow)
    const atMiddle = slope(middle)
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    ;[high, atHigh] = [middle, atMiddle]
  }
  return Math.exp(low / 2)
}

/** One rating period: all bouts count at once. Without any the learner only grows less sure. */
export const ratePeriod = (learner: Rating, bouts: readonly Bout[]): Rating => {
  const [mu, phi, sigma] = [(learner.rating - MIDDLE) / SCALE, learner.deviation / SCALE, learner.volatility]
  if (bouts.length === 0) return { ...learner, deviation: Math.sqrt(phi * phi + sigma * sigma) * SCALE }
  const { variance, surplus } = evidenceOf(mu, bouts)
  const volatility = newVolatility(phi, sigma, variance, variance * surplus)
  const before = phi * phi + volatility * volatility
  const after = 1 / Math.sqrt(1 / before + 1 / variance)
  return { rating: MIDDLE + SCALE * (mu + after * after * surplus), deviation: after * SCALE, volatility }
}

/** A rating never becomes so sure that it stands still, nor more unsure than a newcomer's. */
const bounded = (rating: Rating): Rating => ({
  ...rating,
  deviation: Math.min(MOST_DEVIATION, Math.max(LEAST_DEVIATION, rating.deviation)),
})

export const rateDrill = (learner: Rating, bout: Bout): Rating => bounded(ratePeriod(learner, [bout]))

/** Days without practice: less sure by each. */
export const rest = (learner: Rating, days: number): Rating => {
  if (days <= 0) return learner
  const [phi, sigma] = [learner.deviation / SCALE, learner.volatility]
  return bounded({ ...learner, deviation: Math.sqrt(phi * phi + days * sigma * sigma) * SCALE })
}

/** A learner of whom little is known yet is not shown a figure as if it were sure. */
export const isProvisional = ({ deviation }: Rating): boolean => deviation > 110
