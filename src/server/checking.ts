import { BadConfig, type Config, NUMBERS, TEXTS } from './common/config.ts'
import { misspelt } from './common/misspelt.ts'
import type { Parts } from './keeper.ts'

const NAMES: readonly (keyof Config)[] = [...TEXTS, ...(Object.keys(NUMBERS) as (keyof typeof NUMBERS)[])]

const shownOf = (name: keyof Config, value: Config[keyof Config]): string => {
  if (name !== 'DATABASE_URL' || typeof value !== 'string') return `${value}`
  const address = new URL(value)
  if (address.password) address.password = '…'
  return decodeURIComponent(address.href)
}

/** They were read when this is called: what is set, as it is understood, and what looks like a setting and is none. */
export const check = ({ config, env, say }: Pick<Parts, 'config' | 'env' | 'say'>): void => {
  for (const name of NAMES) if (env[name]?.trim()) say(`${name}=${shownOf(name, config[name])}`)
  const wrong = misspelt(env)
  if (wrong.length > 0) throw new BadConfig(wrong.join('\n'))
  say('The settings are right; those that are not named have their defaults.')
}
