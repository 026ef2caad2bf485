import { useEffect, useRef } from 'react'
import { type Role, roleKey } from '../../kit/roles.ts'
import { hrefOf } from '../routes/route.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Emblem } from '../ui/Emblem.tsx'
import type { Named } from './seatNames.ts'
import './local.css'

interface CurtainProps {
  readonly people: readonly Named[]
  readonly awaited: readonly Role[]
  readonly onTake: (role: Role) => void
}

/** While the device changes hands: nothing of any hand is behind it. */
export const Curtain = ({ people, awaited, onTake }: CurtainProps) => {
  const { local, common } = useTexts().ui
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const isAwaited = ({ role }: Named): boolean => awaited.some((one) => roleKey(one) === roleKey(role))
  const sorted = [...people.filter(isAwaited), ...people.filter((one) => !isAwaited(one))]
  const [next] = sorted
  return (
    <main className="curtain">
      <Emblem />
      <h1>{next && isAwaited(next) ? local.passTo({ name: next.name }) : local.whoseTurn}</h1>
      <p className="soft">{local.curtain}</p>
      <ul>
        {sorted.map(({ role, name }, at) => (
          <li key={roleKey(role)}>
            <button
              type="button"
              className="button"
              data-kind={at === 0 ? 'main' : undefined}
              ref={at === 0 ? first : null}
              onClick={() => onTake(role)}
            >
              {local.iAm({ name })}
            </button>
          </li>
        ))}
      </ul>
      <Button name={common.back} to={hrefOf({ screen: 'start' })} />
    </main>
  )
}
