import { useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { ChoiceField } from '../../../../house/ui/fields.tsx'
import { type DragonEntry, dragonEntry, dragonTable, SAID_RULES } from '../../rules/public.ts'
import { useDragonTexts } from '../words/language.tsx'
import { Tool, useTools } from './Tool.tsx'

const useEntryName = (): ((id: string) => string) => {
  const dragon = useDragonTexts()
  return (id) => dragon?.[id]?.name ?? dragonEntry(id)?.name ?? id
}

type Kind = 'queue' | 'souffle' | 'tete'

/** DRG-2: a tête is on one of two tables. */
const tablesOf = (kind: Kind): readonly DragonEntry[] =>
  kind === 'tete' ? [...dragonTable('tete'), ...dragonTable('tete-tous')] : dragonTable(kind)

/** DRG-2: drawn, or the entry the gardien chooses. */
export const AfflictTool = () => {
  const { ui, board, say } = useTools()
  const { tools } = ui.deeds
  const nameOf = useEntryName()
  const [kind, setKind] = useState<Kind>('queue')
  const [entry, setEntry] = useState('')
  const entries = Object.fromEntries([['', tools.drawn], ...tablesOf(kind).map(({ id }) => [id, nameOf(id)] as const)])
  const choose = (chosen: Kind): void => {
    setKind(chosen)
    setEntry('')
  }
  const atRest = board.phase === 'awake' || board.phase === 'asleep'
  return (
    <Tool title={tools.afflict} on="dreamer">
      {!atRest && <p className="soft">{tools.afflictLater({ name: board.sheet.name })}</p>}
      <ChoiceField label={tools.kind} value={kind} options={tools.kinds} onChange={choose} />
      <ChoiceField label={tools.entry} value={entry} options={entries} onChange={setEntry} />
      <Button
        name={tools.afflictDo}
        to={() => say({ type: 'afflict', dreamer: board.id, kind, ...(entry ? { entry } : {}) })}
        disabled={!atRest}
      />
      <RuleTag rule={SAID_RULES.afflict} />
    </Tool>
  )
}

/** DRG-6: a désir satisfied, a cure. */
export const EndEffectTool = () => {
  const { ui, board, say } = useTools()
  const { tools } = ui.deeds
  const nameOf = useEntryName()
  return (
    <Tool title={tools.endEffect} on="dreamer">
      {board.effects.length === 0 && <p className="soft">{tools.noEffect}</p>}
      {board.effects.map(({ n, id }) => (
        <Button
          key={n}
          name={tools.end({ effect: nameOf(id) })}
          to={() => say({ type: 'endEffect', dreamer: board.id, effect: n })}
        />
      ))}
      <RuleTag rule={SAID_RULES.endEffect} />
    </Tool>
  )
}
