import { useState } from 'react'
import { useAwaited } from '../../../../house/ui/awaited.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { ChoiceField } from '../../../../house/ui/fields.tsx'
import { newId } from '../../../../house/ui/newId.ts'
import { parseWith } from '../../../../kit/parse.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { dreamerId, dreamerSetupSchema } from '../../rules/public.ts'
import { useOwnSeat } from '../desk/context.ts'
import { useLanguage } from '../words/language.tsx'
import { ownDreamers, setupFor } from './ownSetups.ts'
import './table.css'

const freshId = () => dreamerId(`d-${newId().slice(0, 8)}`)

/** The gardien puts a dreamer at the table for a player to take. */
export const AddDreamer = () => {
  const { texts, format } = useLanguage()
  const { table, common } = texts.ui
  const seat = useOwnSeat()
  const own = useAwaited(ownDreamers, format.locale) ?? []
  const [chosen, setChosen] = useState('')
  const add = async (): Promise<void> => {
    const dreamer = own.find(({ key }) => key === chosen)
    const setup = dreamer && (await setupFor(dreamer))
    const whole = setup && parseWith(dreamerSetupSchema, { ...setup, id: freshId() })
    if (!whole || isRefusal(whole)) return
    await seat.say({ type: 'addDreamer', setup: whole })
    setChosen('')
  }
  return (
    <div className="row add-dreamer">
      <ChoiceField
        label={table.addReady}
        value={chosen}
        options={[['', common.choose], ...own.map(({ key, name }) => [key, name] as const)]}
        onChange={setChosen}
      />
      <Button name={table.add} to={() => void add()} disabled={chosen === ''} />
    </div>
  )
}
