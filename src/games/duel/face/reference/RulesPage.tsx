import { RuleDialog, RulesScreen } from '../../../../house/reference/index.ts'

const Nothing = () => null

/** The rules of the duel, all of them. */
export const RulesPage = ({ rule }: { readonly rule: string | null }) => (
  <>
    <RulesScreen rule={rule} Beside={Nothing} beside={[]} />
    <RuleDialog />
  </>
)
