import { exercisesOf } from '../../../../house/exercise/index.ts'
import type { AnyGame } from '../../../../kit/game.ts'
import type { TmrSpeech } from '../../rules/public.ts'
import type { Framing } from '../desk/framing.ts'
import { fallingOf } from '../dice/rolls.ts'
import { solo } from '../dreamer/solo.ts'
import { PlayScreen } from '../play/table.tsx'
import { hrefOfPractice } from '../routes/pages.ts'
import { useAroundLessons } from './lesson/lessonTexts.ts'
import './practice.css'

type Practised = Parameters<typeof exercisesOf>[0]

let said: typeof import('../../rules/room.ts')['said'] | null = null

/** Fetched while the first question is read. */
const whole = async (): Promise<void> => {
  said ??= (await import('../../rules/room.ts')).said
}

/** A dreamer alone at a table of this page, whatever is practised there. */
export const { exercise, useTable } = exercisesOf<TmrSpeech, Framing>({
  rules: async () => {
    const { openedWith } = await import('../../rules/opening.ts')
    return { ...(openedWith(() => said) as unknown as AnyGame), whole }
  },
  solo: solo as Practised['solo'],
  fallingOf: fallingOf as NonNullable<Practised['fallingOf']>,
  Screen: PlayScreen,
  useHome: () => {
    const hub = useAroundLessons()?.hub
    return hub ? { href: hrefOfPractice(), name: hub.title } : null
  },
})
